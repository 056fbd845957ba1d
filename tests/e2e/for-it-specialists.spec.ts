import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const path = '/en/for-it-specialists'
const t = textsOf('en', 'for-it-specialists')

const filterOf = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: t('technologies.filter_label') }).getByRole('radio', { name })

const visibleTechnologies = (page: Page) =>
  page
    .locator('[data-areas]')
    .filter({ visible: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent))

const technologiesByArea = {
  Mobile: ['Flutter', 'Kotlin', 'React Native'],
  'Cloud & DevOps': ['AWS', 'Azure', 'Docker', 'Kubernetes'],
  Frontend: ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter'],
  Backend: ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go'],
}

/**
 * Chooses each area in the technology filter, and expects the technologies of the area and their number (spec 2, 4).
 */
async function expectFilter(page: Page) {
  const numberText = (count: number) => page.getByText(t('technologies.shown', { count }))
  expect(await visibleTechnologies(page)).toHaveLength(20)
  for (const [area, technologies] of Object.entries(technologiesByArea)) {
    await filterOf(page, area).check()
    await expect.poll(() => visibleTechnologies(page)).toEqual(technologies)
    await expect(numberText(technologies.length)).toBeVisible()
    await expect(numberText(20)).toBeHidden()
  }
  await filterOf(page, 'All').check()
  await expect.poll(() => visibleTechnologies(page)).toHaveLength(20)
  await expect(numberText(20)).toBeVisible()
}

test('the technology filter works by mouse and keyboard, and a technology opens its IT projects', async ({
  page,
}) => {
  await open(page, path)
  await expectFilter(page)
  await filterOf(page, 'All').focus()
  await page.keyboard.press('ArrowRight')
  await expect(filterOf(page, 'Frontend')).toBeChecked()
  await expect.poll(() => visibleTechnologies(page)).toHaveLength(5)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'React (IT projects)', exact: true })).toBeFocused()

  await filterOf(page, 'All').check()
  await page.getByRole('link', { name: 'Kubernetes' }).click()
  await expect(page).toHaveURL(/\/en\/it-projects\?q=Kubernetes$/)
  await expect(page.getByRole('searchbox')).toHaveValue('Kubernetes')
  await expect(page.locator('main article')).toHaveCount(3)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the technology filter works', async ({ page }) => {
    await page.goto(path)
    await expectFilter(page)
  })
})

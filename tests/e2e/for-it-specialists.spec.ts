import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { expect, hydrated, open, test } from './fixtures'
import { textsOf } from './texts'

const path = '/en/for-it-specialists'
const t = textsOf('en', 'for-it-specialists')

const filterOf = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: t('technologies.filter_label') }).getByRole('radio', { name })

/** Returns the names of the visible technologies. */
const shown = (page: Page) =>
  page.locator('[data-areas]').filter({ visible: true }).getByRole('link').allTextContents()

/** Chooses each filter and checks the list and its count (spec 2, 4). */
async function useFilter(page: Page) {
  expect(await shown(page)).toHaveLength(20)
  await filterOf(page, 'Mobile').check()
  await expect.poll(() => shown(page)).toEqual(['Flutter', 'Kotlin', 'React Native'])
  await expect(page.getByText(t('technologies.shown', { count: 3 }))).toBeVisible()
  await expect(page.getByText(t('technologies.shown', { count: 20 }))).toBeHidden()
  await filterOf(page, 'Cloud & DevOps').check()
  await expect.poll(() => shown(page)).toEqual(['AWS', 'Azure', 'Docker', 'Kubernetes'])
  await filterOf(page, 'Frontend').check()
  await expect.poll(() => shown(page)).toEqual(['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter'])
  await filterOf(page, 'Backend').check()
  await expect.poll(() => shown(page)).toEqual(['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go'])
  await filterOf(page, 'All').check()
  await expect.poll(() => shown(page)).toHaveLength(20)
  await expect(page.getByText(t('technologies.shown', { count: 20 }))).toBeVisible()
}

test('the technology filter shows the technologies of the chosen area and their number', async ({ page }) => {
  await open(page, path)
  await useFilter(page)
})

test('the arrow keys change the technology filter', async ({ page }) => {
  await open(page, path)
  await filterOf(page, 'All').focus()
  await page.keyboard.press('ArrowRight')
  await expect(filterOf(page, 'Frontend')).toBeChecked()
  await expect.poll(() => shown(page)).toHaveLength(5)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'React', exact: true })).toBeFocused()
})

test.describe('the technology filter with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the technology filter shows the technologies of the chosen area if JavaScript is off', async ({
    page,
  }) => {
    await page.goto(path)
    await useFilter(page)
  })
})

test('a technology filter that is chosen before hydration stays chosen', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await filterOf(page, 'Mobile').check()
  await expect.poll(() => shown(page)).toHaveLength(3)
  release()
  await hydrated(page)
  await expect(filterOf(page, 'Mobile')).toBeChecked()
  expect(await shown(page)).toHaveLength(3)
})

test('a technology links to the IT projects that require it', async ({ page }) => {
  await open(page, '/de/fur-it-spezialisten')
  await page.getByRole('link', { name: 'Kubernetes' }).click()
  await expect(page).toHaveURL(/\/de\/it-projekte\?q=Kubernetes$/)
  await expect(page.getByRole('searchbox')).toHaveValue('Kubernetes')
  await expect(page.locator('main article')).toHaveCount(3)
})

test.describe('the page for IT specialists on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  for (const [language, list] of [
    ['en', '/en/it-projects'],
    ['de', '/de/it-projekte'],
  ] as const) {
    const address = href(language, 'for-it-specialists')
    test(`${address} links to the IT projects on the first screen of a small laptop and at the end of the page`, async ({
      page,
    }) => {
      await open(page, address)
      const links = page
        .getByRole('main')
        .getByRole('link', { name: textsOf(language, 'for-it-specialists')('hero.projects') })
      await expect(links).toHaveCount(2)
      await expect(links.first()).toBeInViewport({ ratio: 1 })
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', list)
      await links.last().click()
      await expect(page).toHaveURL(new RegExp(`${list}$`))
    })
  }
})

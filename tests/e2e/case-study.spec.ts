import type { Language } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const nextStudy = (language: Language) => textsOf(language, 'case-studies')('detail.next')

// The layout of a study does not need JavaScript. So the tests of the layout save the time for hydration.
test.describe('a study with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('at 320 px, a table of more than 900 px does not make the page wider', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/de/fallstudien/tb-powerful-medical')
    const table = page.getByRole('table')
    await table.evaluate((node) => {
      const wide = document.createElement('span')
      Object.assign(wide.style, { display: 'inline-block', width: '900px' })
      node.querySelector('td')?.append(wide)
    })
    expect(await table.evaluate((node) => node.scrollWidth)).toBeGreaterThan(900)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test.describe('a study whose next study cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  test('a study is shown without a link if the next study cannot be loaded', async ({ page }) => {
    await open(page, '/en/case-studies')
    await page.route(/rest\/v1\/case_studies.*order=/, (route) => route.abort())
    const failed = page.waitForEvent('console', (message) => message.text().includes('Could not load'))
    await page.getByRole('link', { name: /^Read More: Duos/ }).click()
    await failed
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(page).toHaveURL(/tb-duos$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Duos')
    await expect(page.getByRole('heading', { name: 'About Duos' })).toBeVisible()
    await expect(page.getByRole('link', { name: nextStudy('en') })).toHaveCount(0)
  })
})

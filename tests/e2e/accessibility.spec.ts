import AxeBuilder from '@axe-core/playwright'

import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { pages, type PageKey } from '../../src/routes'
import { expect, open, test } from './fixtures'

const fixedPages = (Object.keys(pages) as PageKey[]).filter((page) => !pages[page].slugs.en.includes(':'))

/** Every page in German, whose words are the longest, and the home page in every language; all in all when asked for. */
const inFull = process.env.EVERY_LANGUAGE ? languages : (['de'] as const)
const paths = [
  ...inFull.flatMap((language) => fixedPages.map((page) => href(language, page))),
  ...languages
    .filter((language) => !inFull.some((full) => full === language))
    .map((language) => href(language, 'home')),
  '/sk/pripadove-studie/tb-cloudtalk',
  '/de/it-projekte/1',
  '/de/it-projekte/999999',
  '/de/gibt-es-nicht',
  '/tb_admin',
]

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`axe finds nothing on ${path}, light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
        expect(found, `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      // Polled: the layout settles a moment after the window has changed.
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test.describe('with the popup shown', () => {
  test.use({ withoutPopup: false })

  test('axe finds nothing', async ({ page }) => {
    await open(page, '/de')
    await expect(page.getByRole('complementary')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
})

test('without script every page shows all its text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const path of paths.slice(0, 4)) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await context.close()
})

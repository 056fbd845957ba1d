import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import type { PageKey } from '../../src/routes'
import { expect, hydrated, open, test } from './fixtures'
import { switchLanguage } from './header-controls'

// On a busy machine, the browser paints parts of the document while it parses the rest. So the tests count the layout
// shifts after the first paint of the whole document.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => setTimeout(() => performance.mark('whole document painted'))),
    )
  }),
)

/** Returns the sum of the layout shifts since the browser has painted the whole document. */
const totalLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const painted = performance.getEntriesByName('whole document painted')[0]?.startTime ?? 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime > painted) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

/** Holds back the font files that the page requests from now on. The returned function releases them. */
async function holdFonts(page: Page) {
  const gate = new EventTarget()
  const released = new Promise((resolve) => gate.addEventListener('release', resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return () => gate.dispatchEvent(new Event('release'))
}

/** Returns whether the page at `path` requests its data again when the visitor uses the page. */
const hasData = (path: string) => /it-proje|case-studies|fallstudien/.test(path)

// The machines that run the tests have no fallback font other than DejaVu Sans. So the test below cannot find a shift
// from another fallback font to the font of the site.
const measured = [
  [412, ['/de', '/en/it-projects', '/de/fallstudien', '/sk/kontakt']],
  [1350, ['/en', '/cz/ochrana-soukromi', '/de/it-projekte/1', '/de/fallstudien/tb-duos']],
] as const

test('no layout shifts when scripts, data and fonts arrive', async ({ page }) => {
  for (const [width, paths] of measured) {
    await page.setViewportSize({ width, height: 823 })
    for (const path of paths) {
      const shifts = await test.step(path, () => layoutShifts(page, path))
      expect.soft(shifts.beforeFonts, `shift of ${path} before the fonts arrive`).toBeLessThan(0.005)
      expect.soft(shifts.byFonts, `shift of ${path} when the fonts arrive`).toBeLessThan(0.005)
    }
  }
})

/**
 * Opens a page while its fonts are held back, and presses a key, so that the page requests its data. Then releases the
 * fonts. Returns the sums of the layout shifts before the release (`beforeFonts`) and after it (`byFonts`).
 */
async function layoutShifts(page: Page, path: string) {
  const releaseFonts = await holdFonts(page)
  const refreshed = hasData(path) ? page.waitForResponse(/rest\/v1/) : undefined
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('main').getByRole('article').or(page.locator('h1')).first()).toBeVisible()
  await (await refreshed)?.finished()
  const beforeFonts = await totalLayoutShift(page)
  expect(await page.evaluate(() => document.fonts.status), `fonts of ${path}`).toBe('loading')
  releaseFonts()
  await page.evaluate(() => document.fonts.ready)
  return { beforeFonts, byFonts: (await totalLayoutShift(page)) - beforeFonts }
}

test('a reload at the end of a page keeps the scroll position', async ({ page }) => {
  for (const path of ['/en/privacy-policy', '/de/uber-uns']) {
    await open(page, path)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const position = await page.evaluate(() => scrollY)
    expect(position, path).toBeGreaterThan(1000)
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => scrollY), path).toBeCloseTo(position, -1)
    expect(await totalLayoutShift(page), path).toBeLessThan(0.005)
  }
})

test.describe('a page without the backend', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  const tested: PageKey[] = ['home', 'it-projects']

  test('shows its heading, and the language can be changed', async ({ page }) => {
    await page.route(/\/(rest|auth|storage|functions)\/v1\//, (route) => route.abort())
    for (const key of tested) {
      await open(page, href('sk', key))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, `Slovak heading of ${key}`).toBeVisible()
      await switchLanguage(page, 'sk', 'de')
      await expect(page, `German page ${key}`).toHaveURL(new RegExp(`${href('de', key)}$`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(heading, `German heading of ${key}`).toBeVisible()
    }
  })
})

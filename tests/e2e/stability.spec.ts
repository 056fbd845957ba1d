import type { Page } from 'playwright/test'

import { expect, hold, hydrated, open, test, totalLayoutShift } from './fixtures'

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
async function shiftsAfterPaint(page: Page) {
  const start = await page.evaluate(
    () => performance.getEntriesByName('whole document painted')[0]?.startTime ?? 0,
  )
  return totalLayoutShift(page, start)
}

/** Returns whether the page at `path` requests its data again when the visitor uses the page. */
const hasData = (path: string) => /it-proje|case-studies|fallstudien/.test(path)

// The only fallback font of the tests is DejaVu Sans (`fonts.conf`). So the test below cannot find a shift from another
// fallback font to the font of the site.
const measured = [
  [412, ['/en', '/de', '/en/it-projects', '/de/fallstudien', '/sk/kontakt']],
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
  const releaseFonts = await hold(page, '**/*.woff2')
  const refreshed = hasData(path) ? page.waitForResponse(/rest\/v1/) : undefined
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('main').getByRole('article').or(page.locator('h1')).first()).toBeVisible()
  await (await refreshed)?.finished()
  const beforeFonts = await shiftsAfterPaint(page)
  expect(await page.evaluate(() => document.fonts.status), `fonts of ${path}`).toBe('loading')
  releaseFonts()
  const weights = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, weight }) => family.includes('Sans') && weight),
  )
  expect(weights, 'bold text has the font of the site').not.toContain('400')
  return { beforeFonts, byFonts: (await shiftsAfterPaint(page)) - beforeFonts }
}

test('a reload at the end of a page keeps the scroll position', async ({ page }) => {
  for (const path of ['/en/privacy-policy', '/de/uber-uns']) {
    await open(page, path)
    expect(await page.evaluate(() => scrollY), `${path} opens at its top`).toBe(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const position = await page.evaluate(() => scrollY)
    expect(position, path).toBeGreaterThan(1000)
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => scrollY), path).toBeCloseTo(position, -1)
    expect(await shiftsAfterPaint(page), path).toBeLessThan(0.005)
  }
})

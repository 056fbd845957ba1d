import type { Page } from 'playwright/test'

import { axeViolations, colourViolations, violationsWithoutColours } from './axe'
import { expect } from './fixtures'

const check = expect.configure({ soft: true })

/**
 * Expects no axe violation of an open page at 1280 and 390 px in both themes, and no horizontal scroll at five widths.
 * In the dark theme, tests only the rules that depend on colours. With `withColours: false`, runs axe only in the light
 * theme and without the rules that depend on colours. A failed check does not end the test.
 */
export async function expectAccessible(page: Page, { withColours = true } = {}): Promise<void> {
  for (const width of [1440, 1280, 834, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1280 || width === 390) {
      await page.emulateMedia({ colorScheme: 'light' })
      const violations = await (withColours ? axeViolations(page) : violationsWithoutColours(page))
      check(violations, `${page.url()}, ${width} px, light`).toEqual([])
      if (withColours) {
        await page.emulateMedia({ colorScheme: 'dark' })
        check(await colourViolations(page), `${page.url()}, ${width} px, dark`).toEqual([])
      }
    }
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await check.poll(overflow, `horizontal scroll of ${page.url()}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

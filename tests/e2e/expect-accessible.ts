import type { Page } from 'playwright/test'

import { axeViolations } from './axe'
import { expect } from './fixtures'

const check = expect.configure({ soft: true })

/**
 * Expects no axe violation of an open page at 1280 and 390 px in both themes, and no horizontal scroll at four widths.
 * A failed check does not end the test.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      check(await axeViolations(page), `${page.url()}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await check.poll(overflow, `horizontal scroll of ${page.url()}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

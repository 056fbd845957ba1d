import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

const controlSelectors = {
  '/en/contact': 'form :is(input:not([tabindex="-1"]), textarea)',
  '/en/for-companies': 'form :is(input:not([tabindex="-1"], [name=technologies]), fieldset label)',
  '/en/for-it-specialists':
    'form :is(input:not([tabindex="-1"], [type=file]), select, div:has(> [type=file]))',
  '/en/it-projects': 'main :is(input[type=search], select)',
  '/tb_admin': 'form input',
}

/**
 * Returns three contrast ratios: the lowest of the borders of `controls`, the lowest of their placeholders, and the
 * lowest of all secondary texts on the page. Compares a border with the background inside and outside the control.
 */
function lowestContrasts(page: Page, controls: string) {
  return page.evaluate((selector) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    const luminance = (color: string, below: string) => {
      for (const fill of [below, color]) {
        context.fillStyle = fill
        context.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const value = byte / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (color: string, below: string) => {
      const [light = 0, dark = 0] = [luminance(color, below), luminance(below, below)].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const backgroundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : backgroundColor
    }
    const found = [...document.querySelectorAll(selector)]
    const borders = found.flatMap((control) => {
      const { borderTopColor } = getComputedStyle(control)
      return [control, control.parentElement].map((side) => contrast(borderTopColor, backgroundOf(side)))
    })
    const placeholders = found
      .filter((control) => control.hasAttribute('placeholder'))
      .map((control) => contrast(getComputedStyle(control, '::placeholder').color, backgroundOf(control)))
    const secondary = [...document.querySelectorAll('.text-muted')].map((element) =>
      contrast(getComputedStyle(element).color, backgroundOf(element)),
    )
    const lowest = (values: number[]) => Math.min(...values)
    return { border: lowest(borders), placeholder: lowest(placeholders), text: lowest(secondary) }
  }, controls)
}

for (const [path, controls] of Object.entries(controlSelectors)) {
  test(`in both themes of ${path}, control borders have a contrast of at least 3:1 and placeholders of at least 4.5:1, and with prefers-contrast: more, borders, placeholders and secondary texts have at least 7:1`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await expect(page.locator(controls).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
      const normal = await lowestContrasts(page, controls)
      expect(normal.border, colorScheme).toBeGreaterThanOrEqual(3)
      expect(normal.placeholder, colorScheme).toBeGreaterThanOrEqual(4.5)

      await page.emulateMedia({ colorScheme, contrast: 'more' })
      const lowest = async () => Math.min(...Object.values(await lowestContrasts(page, controls)))
      await expect.poll(lowest, colorScheme).toBeGreaterThanOrEqual(7)
    }
  })
}

import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const check = expect.configure({ soft: true })

/** The controls that are visible without JavaScript. Key: path of the page. Value: selector of the controls. */
const prerendered = {
  '/en/contact': 'form :is(input:not([tabindex="-1"]), textarea)',
  '/en/for-companies': 'form :is(input:not([tabindex="-1"], [name=technologies]), fieldset label)',
  '/en/for-it-specialists':
    'form :is(input:not([tabindex="-1"], [type=file]), select, div:has(> [type=file]))',
}

/** The controls that are visible only with JavaScript. Key: path of the page. Value: selector of the controls. */
const rendered = {
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

async function expectContrasts(page: Page, path: string, controls: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const place = `${path}, ${colorScheme} theme`
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const normal = await lowestContrasts(page, controls)
    check(normal.border, `borders on ${place}`).toBeGreaterThanOrEqual(3)
    check(normal.placeholder, `placeholders on ${place}`).toBeGreaterThanOrEqual(4.5)

    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const lowest = async () => Math.min(...Object.values(await lowestContrasts(page, controls)))
    await check.poll(lowest, `prefers-contrast: more on ${place}`).toBeGreaterThanOrEqual(7)
  }
}

const expectation =
  'in both themes, control borders have a contrast of at least 3:1 and placeholders of at least 4.5:1, and with prefers-contrast: more, borders, placeholders and secondary texts have at least 7:1'

test.describe('prerendered controls', () => {
  // The controls look the same without JavaScript. So this test runs without JavaScript and saves the time for
  // hydration.
  test.use({ javaScriptEnabled: false })

  test(`on ${Object.keys(prerendered).join(', ')}, ${expectation}`, async ({ page }) => {
    for (const [path, controls] of Object.entries(prerendered)) {
      await page.goto(path)
      await expect(page.locator(controls).first()).toBeVisible()
      await expectContrasts(page, path, controls)
    }
  })
})

test(`on ${Object.keys(rendered).join(', ')}, ${expectation}`, async ({ page }) => {
  for (const [path, controls] of Object.entries(rendered)) {
    await page.goto(path)
    await expect(page.locator(controls).first()).toBeVisible()
    await expectContrasts(page, path, controls)
  }
})

import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

const path = '/en/no-such-page'

test.use({ expectedErrors: /status of 404/ })

const homeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to Home' })
const dot = (page: Page) => page.locator('main svg circle')

const GAP_IN_DRAWING_UNITS = 156

const movedBy = (page: Page) =>
  dot(page).evaluate((circle) => new DOMMatrix(getComputedStyle(circle).transform).e)

const lineAcrossGap = (page: Page) => page.locator('main svg path').last()

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? 'on' : 'off'

  test.describe(`the drawing of the 404 page with JavaScript ${state}`, () => {
    test.use({ javaScriptEnabled })

    test(`with JavaScript ${state}, the dot in the drawing of the 404 page moves across the gap while the link to the home page is hovered or focused, and a line across the gap appears on hover, without a transition if reduced motion is preferred`, async ({
      page,
    }) => {
      await (javaScriptEnabled ? open(page, path) : page.goto(path))
      await expect.poll(() => movedBy(page)).toBe(0)
      await expect(lineAcrossGap(page)).toHaveCSS('opacity', '0')
      await homeLink(page).hover()
      await expect.poll(() => movedBy(page)).toBe(GAP_IN_DRAWING_UNITS)
      await expect(lineAcrossGap(page)).toHaveCSS('opacity', '1')
      await page.mouse.move(0, 0)
      await expect.poll(() => movedBy(page)).toBe(0)
      await page.keyboard.press('Tab')
      await homeLink(page).focus()
      await expect.poll(() => movedBy(page)).toBe(GAP_IN_DRAWING_UNITS)

      const duration = () =>
        dot(page).evaluate((circle) => parseFloat(getComputedStyle(circle).transitionDuration))
      expect(await duration()).toBeGreaterThan(0.1)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await duration()).toBeLessThan(0.001)
    })
  })
}

test.describe('the drawing of the 404 page in the prerendered document', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing of the 404 page is hidden from screen readers and is not cut off at the left or right edge at five widths from 320 to 1920 px', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - /children: equal
        - paragraph: "404"
        - heading "Page Not Found" [level=1]
        - paragraph
        - link "Back to Home"
    `)
    for (const width of [320, 390, 834, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await page.locator('main svg').boundingBox()
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width)
    }
  })
})

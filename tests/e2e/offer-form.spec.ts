import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

const HEADER = 73
const path = '/de/it-projekte/1'

const form = (page: Page) => page.locator('#apply form')
const submit = (page: Page) => form(page).locator('button[type=submit]')
const heading = (page: Page) => form(page).getByRole('heading')

/** Whether an element is in view as a whole, below the header. */
const inView = async (page: Page, element: Locator) => {
  const box = await element.boundingBox()
  return box !== null && box.y >= HEADER && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

/** Turns the wheel over the form in steps and returns the scroll positions of the page. */
async function wheel(page: Page, step: number, times: number) {
  const box = await form(page).boundingBox()
  if (!box) throw new Error('The form is not shown')
  await page.mouse.move(box.x + box.width / 2, 400)
  const positions = [await page.evaluate(() => window.scrollY)]
  for (let turn = 0; turn < times; turn++) {
    await page.mouse.wheel(0, step)
    const before = positions.at(-1) ?? 0
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + step)
    positions.push(before + step)
  }
  return positions
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the wheel over the form scrolls the page and reveals the whole form, in both directions', async ({
      page,
    }) => {
      await open(page, path)
      const scrollers = await page
        .locator('#apply, #apply *:not(input, select, textarea)')
        .evaluateAll((all) => all.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY)).length)
      expect(scrollers).toBe(0)
      expect(await inView(page, heading(page))).toBe(true)

      await wheel(page, 100, 5)
      expect(await inView(page, submit(page))).toBe(true)
      const sticking = (await form(page).boundingBox())?.y
      await wheel(page, 100, 1)
      expect((await form(page).boundingBox())?.y).toBeCloseTo(sticking ?? 0, 0)
      expect(await inView(page, submit(page))).toBe(true)

      await wheel(page, -100, 3)
      expect(await inView(page, heading(page))).toBe(true)
      await wheel(page, 100, 3)
      expect(await inView(page, submit(page))).toBe(true)
      await wheel(page, -100, 6)
      const top = await page.locator('#apply').boundingBox()
      expect((await form(page).boundingBox())?.y).toBeCloseTo(top?.y ?? 0, 0)
    })

    test('a field that takes the focus is in view', async ({ page }) => {
      await open(page, path)
      await wheel(page, 100, 6)
      await submit(page).focus()
      const name = form(page).locator('[name=name]')
      for (let field = 0; field < 12; field++) {
        if (await name.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Shift+Tab')
      }
      await expect(name).toBeFocused()
      await expect.poll(() => inView(page, name)).toBe(true)
    })
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a thumb that scrolls over the form reveals the whole form, in both directions', async ({
    page,
    context,
  }) => {
    await open(page, path)
    const browser = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 800, y }] })
    const slide = async (from: number, to: number) => {
      for (let step = 1; step <= 12; step++) await touch('touchMove', from + ((to - from) * step) / 12)
    }
    // The finger stays on the screen, so that the page does not scroll on by itself.
    await touch('touchStart', 700)
    await slide(700, 60)
    await expect.poll(() => inView(page, submit(page))).toBe(true)
    await slide(60, 360)
    await expect.poll(() => inView(page, heading(page))).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await touch('touchEnd')
  })
})

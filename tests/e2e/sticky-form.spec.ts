import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { someOf } from '../setup/some-of'
import { touchOf } from './touch'

const HEADER_HEIGHT = 73

/** Key: path of a page with a sticky form. Value: selector of the area in which the form moves. */
const areas = { '/de/it-projekte/1': '#apply', '/de/fur-unternehmen': '#request' }

const formOf = (area: Locator) => {
  const form = area.locator('form')
  return { form, heading: form.getByRole('heading'), submit: form.locator('button[type=submit]') }
}

async function inView(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.y >= HEADER_HEIGHT && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN

/** Turns the wheel over an element, and waits until the page has scrolled by `distance` pixels. */
async function wheelOver(page: Page, element: Locator, distance: number) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  await page.mouse.move(box.x + box.width / 2, 400)
  const expected = (await page.evaluate(() => scrollY)) + distance
  await page.mouse.wheel(0, distance)
  await page.waitForFunction((position) => scrollY === position, expected)
}

const sizes = someOf(2, [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])

async function restartAtSize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
}

for (const [path, selector] of Object.entries(areas)) {
  test(`the wheel over the form on ${path} scrolls the page, not the form, down to the submit button and up to the heading of the form, and when Shift+Tab moves the focus from the submit button up to the name field, this field scrolls into view`, async ({
    page,
  }) => {
    await open(page, path)
    for (const size of sizes) {
      await restartAtSize(page, size)
      const area = page.locator(selector)
      const { form, heading, submit } = formOf(area)
      const scrollers = await area
        .locator('*:not(input, select, textarea)')
        .evaluateAll((all) => all.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY)).length)
      expect(scrollers).toBe(0)
      expect(await inView(page, heading)).toBe(true)

      await wheelOver(page, form, 500)
      expect(await inView(page, submit)).toBe(true)
      const sticking = await topOf(form)
      await wheelOver(page, form, 100)
      expect(await topOf(form)).toBeCloseTo(sticking, 0)
      expect(await inView(page, submit)).toBe(true)

      await wheelOver(page, form, -300)
      expect(await inView(page, heading)).toBe(true)
      await wheelOver(page, form, 300)
      expect(await inView(page, submit)).toBe(true)
      await wheelOver(page, form, -600)
      expect(await topOf(form)).toBeCloseTo(await topOf(area), 0)

      await wheelOver(page, form, 600)
      await submit.focus()
      const name = form.locator('[name=name]')
      for (let field = 0; field < 20; field++) {
        if (await name.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Shift+Tab')
      }
      await expect(name).toBeFocused()
      await expect.poll(() => inView(page, name)).toBe(true)
    }
  })
}

test.describe('a sticky form on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  for (const [path, selector] of Object.entries(areas)) {
    test(`on a touch screen, a finger on the form on ${path} scrolls the page down to the submit button and up to the heading of the form`, async ({
      page,
    }) => {
      await open(page, path)
      const { heading, submit } = formOf(page.locator(selector))
      const finger = await touchOf(page)
      // The finger stays down, because the page would continue to scroll after the finger lifts.
      await finger.down({ x: 800, y: 700 })
      await finger.moveBy([0, -640])
      await expect.poll(() => inView(page, submit)).toBe(true)
      await finger.moveBy([0, 300])
      await expect.poll(() => inView(page, heading)).toBe(true)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
      await finger.up()
    })
  }
})

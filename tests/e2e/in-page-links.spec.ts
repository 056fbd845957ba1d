import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { centre, touchOf } from './touch'

/** Runs an action and returns the scroll position at every frame until the page stands still at `target`. */
async function scrollPositions(page: Page, action: () => Promise<void>, target: Locator): Promise<number[]> {
  const sampled = await page.evaluateHandle(() => {
    const positions = [scrollY]
    const sample = () => {
      positions.push(scrollY)
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
    return positions
  })
  await action()
  await expect(target).toBeInViewport()
  await page.waitForFunction((positions) => {
    const last = positions.slice(-10)
    return positions.length > 20 && new Set(last).size === 1
  }, sampled)
  return sampled.jsonValue()
}

/** Positions strictly between the first and the last. */
const between = (positions: number[]) => {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  return new Set(positions.filter((at) => at > Math.min(first, last) && at < Math.max(first, last)))
}

/** Whether the focused element stands in or after an element. */
const isFocusInOrAfter = (element: Locator) =>
  element.evaluate((from) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    return (
      from.contains(focused) ||
      Boolean(from.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
    )
  })

for (const [motion, smooth] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion }, hasTouch: true })
    const expectMovement = (positions: number[]) => {
      expect(positions.at(-1)).not.toBe(positions[0])
      if (smooth) expect(between(positions).size).toBeGreaterThan(3)
      else expect(between(positions).size).toBe(0)
    }

    test(`Services in the header ${smooth ? 'scrolls smoothly' : 'jumps'} and takes the focus there`, async ({
      page,
    }) => {
      await open(page, '/en')
      const services = page.locator('#services')
      const link = page.getByRole('banner').getByRole('link', { name: 'Services' })
      expectMovement(await scrollPositions(page, () => link.click(), services))
      await expect(page).toHaveURL(/\/en#services$/)
      await expect(services).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await isFocusInOrAfter(services)).toBe(true)

      await page.evaluate(() => scrollTo(0, 0))
      expectMovement(await scrollPositions(page, () => link.press('Enter'), services))
      await expect(services).toBeFocused()
    })

    test(`Services in the menu ${smooth ? 'scrolls smoothly' : 'jumps'} and takes the focus there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/en')
      const { tap } = await touchOf(page)
      await tap(await centre(page.getByRole('button', { name: 'Open menu' })))
      const menu = page.getByRole('dialog')
      await expect(menu).toBeInViewport({ ratio: 1 })
      const link = menu.getByRole('link', { name: 'Services' })
      const services = page.locator('#services')
      expectMovement(await scrollPositions(page, async () => tap(await centre(link)), services))
      await expect(menu).toBeHidden()
      await expect(services).toBeFocused()
    })

    test(`the link to the form ${smooth ? 'scrolls smoothly' : 'jumps'} and focuses its first field`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/en/for-it-specialists')
      const link = page.locator('main').locator('a[href="#sign-up"]').first()
      await link.scrollIntoViewIfNeeded()
      const field = page.getByRole('textbox', { name: /name/i }).first()
      expectMovement(await scrollPositions(page, () => link.click(), field))
      await expect(field).toBeFocused()
    })
  })
}

test('going back returns to the position that a link within the page left', async ({ page }) => {
  await open(page, '/en')
  const link = page.getByRole('banner').getByRole('link', { name: 'Services' })
  await scrollPositions(page, () => link.click(), page.locator('#services'))
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a part of another page moves the focus to that part', async ({ page }) => {
  await open(page, '/en/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).press('Enter')
  await expect(page).toHaveURL(/\/en#services$/)
  const services = page.locator('#services')
  await expect(services).toBeFocused()
  await expect(services).toBeInViewport()
  await page.keyboard.press('Tab')
  expect(await isFocusInOrAfter(services)).toBe(true)
})

test('the skip link moves the focus into the content and adds nothing to the history', async ({
  page,
  baseURL,
}) => {
  await open(page, '/en/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toBeFocused()
  await expect(page).toHaveURL(`${baseURL}/en/about`)
  await page.keyboard.press('Tab')
  expect(await isFocusInOrAfter(main)).toBe(true)
})

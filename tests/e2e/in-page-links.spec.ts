import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'
import { centre, touchOf } from './touch'

const t = textsOf('en', 'common')

/**
 * Runs an action and returns the scroll position of every frame, until the page no longer scrolls and `target` is in
 * view.
 */
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

const intermediatePositions = (positions: number[]) => {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)]
  return new Set(positions.filter((at) => at > Math.min(first, last) && at < Math.max(first, last)))
}

const isFocusInOrAfter = (element: Locator) =>
  element.evaluate((from) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    return (
      from.contains(focused) ||
      Boolean(from.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
    )
  })

const expectSmooth = (positions: number[]) => {
  expect(positions.at(-1)).not.toBe(positions[0])
  expect(intermediatePositions(positions).size, 'positions between start and end').toBeGreaterThan(0)
}
const expectJump = (positions: number[]) => {
  expect(positions.at(-1)).not.toBe(positions[0])
  expect(intermediatePositions(positions).size, 'positions between start and end').toBe(0)
}
const motions = [
  ['no-preference', expectSmooth],
  ['reduce', expectJump],
] as const

test('a link to a section scrolls smoothly, or jumps with reduced motion, and moves the focus', async ({
  page,
}) => {
  await open(page, '/en')
  const services = page.locator('#services')
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.services') })
  for (const [reducedMotion, expectMovement] of motions)
    await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      expectMovement(await scrollPositions(page, () => link.press('Enter'), services))
      await expect(page).toHaveURL(/\/en#services$/)
      await expect(services).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await isFocusInOrAfter(services)).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(/\/en$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap in the menu scrolls to the section, and a link to a form focuses its first field', async ({
    page,
  }) => {
    await open(page, '/en')
    const { tap } = await touchOf(page)
    const menu = page.getByRole('dialog')
    const services = page.locator('#services')
    await tap(await centre(page.getByRole('button', { name: t('nav.open_menu') })))
    await expect(menu).toBeInViewport({ ratio: 1 })
    const link = menu.getByRole('link', { name: t('nav.services') })
    expectSmooth(await scrollPositions(page, async () => tap(await centre(link)), services))
    await expect(menu).toBeHidden()
    await expect(services).toBeFocused()

    await open(page, '/en/for-it-specialists')
    const toForm = page.locator('main a[href="#sign-up"]').first()
    const field = page.getByRole('textbox', { name: /name/i }).first()
    await toForm.scrollIntoViewIfNeeded()
    expectSmooth(await scrollPositions(page, () => toForm.click(), field))
    await expect(field).toBeFocused()
  })
})

test('from another page, a link to a section opens the home page at the section', async ({ page }) => {
  await open(page, '/en/contact')
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.services') })
  await link.press('Enter')
  await expect(page).toHaveURL(/\/en#services$/)
  const services = page.locator('#services')
  await expect(services).toBeFocused()
  await expect(services).toBeInViewport()
})

test('the skip link moves the focus to the content and keeps the URL', async ({ page, baseURL }) => {
  await open(page, '/en/blog')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('skip_to_content') })).toBeFocused()
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toBeFocused()
  await expect(page).toHaveURL(`${baseURL}/en/blog`)
  await page.keyboard.press('Tab')
  expect(await isFocusInOrAfter(main)).toBe(true)
})

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

test.describe('links within a page', () => {
  test.use({ hasTouch: true })

  test('the page scrolls smoothly, or jumps with prefers-reduced-motion, to the section Services and focuses it after a click and after Enter on the link in the header, the next Tab focuses nothing before this section, and going back scrolls to the top', async ({
    page,
  }) => {
    await open(page, '/en')
    const services = page.locator('#services')
    const link = page.getByRole('banner').getByRole('link', { name: t('nav.services') })
    const goBack = async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/en$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    for (const [reducedMotion, expectMovement] of motions)
      await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion })
        expectMovement(await scrollPositions(page, () => link.click(), services))
        await expect(page).toHaveURL(/\/en#services$/)
        await expect(services).toBeFocused()
        await page.keyboard.press('Tab')
        expect(await isFocusInOrAfter(services)).toBe(true)

        await goBack()
        expectMovement(await scrollPositions(page, () => link.press('Enter'), services))
        await expect(services).toBeFocused()
        await goBack()
      })
  })

  test('on a phone, a tap on the link to Services in the menu closes the menu, and the page scrolls smoothly, or jumps with prefers-reduced-motion, to the section and focuses it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/en')
    const { tap } = await touchOf(page)
    const menu = page.getByRole('dialog')
    const link = menu.getByRole('link', { name: t('nav.services') })
    const services = page.locator('#services')
    for (const [reducedMotion, expectMovement] of motions)
      await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await tap(await centre(page.getByRole('button', { name: t('nav.open_menu') })))
        await expect(menu).toBeInViewport({ ratio: 1 })
        expectMovement(await scrollPositions(page, async () => tap(await centre(link)), services))
        await expect(menu).toBeHidden()
        await expect(services).toBeFocused()
      })
  })

  test('on a phone, after a click on the first link to the form on For IT specialists, the page scrolls smoothly, or jumps with prefers-reduced-motion, to the form and focuses its first field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/en/for-it-specialists')
    const link = page.locator('main').locator('a[href="#sign-up"]').first()
    const field = page.getByRole('textbox', { name: /name/i }).first()
    for (const [reducedMotion, expectMovement] of motions)
      await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion })
        await link.scrollIntoViewIfNeeded()
        expectMovement(await scrollPositions(page, () => link.click(), field))
        await expect(field).toBeFocused()
      })
  })
})

test('on the contact page, Enter on the link to Services in the header opens the home page, scrolls to this section and focuses it, and the next Tab focuses nothing before the section', async ({
  page,
}) => {
  await open(page, '/en/contact')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.services') })
    .press('Enter')
  await expect(page).toHaveURL(/\/en#services$/)
  const services = page.locator('#services')
  await expect(services).toBeFocused()
  await expect(services).toBeInViewport()
  await page.keyboard.press('Tab')
  expect(await isFocusInOrAfter(services)).toBe(true)
})

test('the first Tab focuses the skip link, and Enter on this link moves the focus to the main content without changing the URL', async ({
  page,
  baseURL,
}) => {
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

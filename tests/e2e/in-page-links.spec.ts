import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'common')

/** Presses Enter on a link and returns all scroll positions, until the page no longer scrolls. */
async function scrollPositions(page: Page, link: Locator, target: Locator): Promise<number[]> {
  const sampled = await page.evaluateHandle(() => {
    const positions = [scrollY]
    const sample = () => {
      positions.push(scrollY)
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
    return positions
  })
  await link.press('Enter')
  await expect(target).toBeInViewport()
  await page.waitForFunction((positions) => {
    const last = positions.slice(-10)
    return positions.length > 20 && new Set(last).size === 1
  }, sampled)
  return sampled.evaluate((positions) => [...new Set(positions)])
}

const isFocusIn = (element: Locator) =>
  element.evaluate((node) => node !== document.activeElement && node.contains(document.activeElement))

test('a link to a section scrolls smoothly, or jumps with reduced motion, and moves the focus', async ({
  page,
}) => {
  await open(page, '/en')
  const services = page.locator('#services')
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.services') })
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      const positions = await scrollPositions(page, link, services)
      if (reducedMotion === 'reduce') expect(positions).toHaveLength(2)
      else expect(positions.length).toBeGreaterThan(2)
      await expect(page).toHaveURL(/\/en#services$/)
      await expect(services).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/\/en$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })
})

test('from another page, a link to a section opens the home page at the section', async ({ page }) => {
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
  expect(await isFocusIn(services)).toBe(true)
})

test('the skip link moves the focus to the content and keeps the URL', async ({ page, baseURL }) => {
  await open(page, '/en/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('skip_to_content') })).toBeFocused()
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toBeFocused()
  await expect(page).toHaveURL(`${baseURL}/en/contact`)
  await page.keyboard.press('Tab')
  expect(await isFocusIn(main)).toBe(true)
})

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'common')

test('a link to a section scrolls smoothly, or jumps with reduced motion, and moves the focus', async ({
  page,
}) => {
  await open(page, '/en')
  const services = page.locator('#services')
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.services') })
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      const positions = await page.evaluateHandle(() => {
        const seen = new Set<number>()
        addEventListener('scroll', () => seen.add(scrollY))
        return seen
      })
      const scrolled = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done)))
      await link.press('Enter')
      await scrolled
      const count = await positions.evaluate((seen) => seen.size)
      expect(count > 1, `${count} positions`).toBe(reducedMotion === 'no-preference')
      await expect(services).toBeInViewport()
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
  await expect(main.locator(':focus')).toBeVisible()
})

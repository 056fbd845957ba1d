import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'
import { centre, touchOf } from './touch'

const t = textsOf('en', 'home')
const common = textsOf('en', 'common')
const names = [
  t('services.items.team.title'),
  t('services.items.ai.title'),
  t('services.items.mobile.title'),
] as const

async function openStack(page: Page, path = '/en') {
  await open(page, path)
  const stack = page.locator('#services').getByRole('region')
  await stack
    .getByRole('group')
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.evaluate(() => document.fonts.ready)
  return { stack, card: stack.getByRole('group') }
}

const transitionsFinished = (stack: Locator) =>
  stack.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a swipe of more than 30 px changes the card, and a vertical swipe scrolls the page', async ({
  page,
}) => {
  const { stack, card } = await openStack(page)
  const start = await centre(card)
  const { down, moveBy, cancel, swipe } = await touchOf(page)
  await swipe(start, [-30, 0])
  await transitionsFinished(stack)
  await expect(card).toContainText(names[0])
  await swipe(start, [-31, 0])
  await expect(card).toContainText(names[1])
  await expect(card).toHaveCSS('transition-duration', '0.3s')
  await swipe(start, [-100, 0], 2)
  await expect(card).toContainText(names[2])
  await swipe(start, [-100, 0])
  await expect(card).toContainText(names[2])
  await swipe(start, [60, -8])
  await expect(card).toContainText(names[1])
  await transitionsFinished(stack)

  const left = () => card.evaluate((node) => node.getBoundingClientRect().left)
  const rest = await left()
  await down(start)
  await moveBy([-120, 0])
  await expect.poll(left).toBeCloseTo(rest - 120, 0)
  await cancel()
  await expect.poll(left).toBeCloseTo(rest, 0)

  const scrolled = await page.evaluate(() => scrollY)
  await swipe(start, [-40, -250])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100)
  await transitionsFinished(stack)
  await expect(card).toContainText(names[1])
})

test('the keyboard moves to the last card, and only the neighbours are rendered', async ({ page }) => {
  const { stack, card } = await openStack(page)
  const next = stack.getByRole('button', { name: common('carousel.next') })
  await expect(stack.locator('article')).toHaveCount(2)
  await next.press('Enter')
  await expect(stack.locator('article')).toHaveCount(3)
  await expect(stack.getByRole('status')).toHaveText(
    `${names[1]}, ${common('carousel.slide_of', { current: 2, total: 3 })}`,
  )
  await next.press('Enter')
  await expect(stack.locator('article')).toHaveCount(2)
  await expect(card).toContainText(names[2])
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await stack.getByRole('button', { name: common('carousel.go_to', { current: 1, total: 3 }) }).click()
  await expect(card).toContainText(names[0])
})

test('the cards are 500 px high, and higher with large text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const language of ['de', 'sk']) {
    await page.setViewportSize({ width: 390, height: 844 })
    const { stack } = await openStack(page, `/${language}`)
    await stack.getByRole('button').nth(2).click()
    const articles = stack.locator('article')
    await expect(articles).toHaveCount(3)
    const measure = () =>
      articles.evaluateAll((all) =>
        (all as HTMLElement[]).map((one) => ({
          height: one.offsetHeight,
          excess: one.scrollHeight - one.clientHeight,
        })),
      )
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 800 })
      const fitting = { height: 500, excess: 0 }
      expect(await measure(), `/${language}, ${width} px`).toEqual([fitting, fitting, fitting])
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const { height, excess } of await measure()) {
      expect(height, `/${language}, text at 200 %`).toBeGreaterThan(500)
      expect(excess, `/${language}, text at 200 %`).toBe(0)
    }
  }
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('phones show all three services and no buttons', async ({ page }) => {
    await page.goto('/en')
    const services = page.locator('#services')
    for (const name of names) await expect(services.getByRole('heading', { name })).toBeVisible()
    await expect(services.getByRole('button')).toHaveCount(0)
  })
})

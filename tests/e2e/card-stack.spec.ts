import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'
import { center, touchOf } from './touch'

const t = textsOf('en', 'home')
const common = textsOf('en', 'common')
const names = [
  t('services.items.team.title'),
  t('services.items.ai.title'),
  t('services.items.mobile.title'),
] as const

async function openStack(page: Page, path: string) {
  await open(page, path)
  const stack = page.locator('#services').getByRole('region')
  await stack
    .getByRole('group')
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.evaluate(() => document.fonts.ready)
  return { stack, card: stack.getByRole('group', { name: /\d/ }) }
}

const transitionsFinished = (stack: Locator) =>
  stack.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a swipe of more than 30 px or a button changes the card, and its text always fits', async ({
  page,
}) => {
  const { stack, card } = await openStack(page, '/en')
  const start = await center(card)
  const { swipe } = await touchOf(page)
  await swipe(start, [-30, 0])
  await transitionsFinished(stack)
  await expect(card).toContainText(names[0])
  await swipe(start, [-31, 0])
  await expect(card).toContainText(names[1])
  await swipe(start, [60, -8])
  await expect(card).toContainText(names[0])
  // No card is before the first.
  await swipe(start, [60, 0])
  await swipe(start, [-100, 0])
  await expect(card).toContainText(names[1])
  await transitionsFinished(stack)

  const scrolled = await page.evaluate(() => scrollY)
  await swipe(start, [-40, -250])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100)
  await transitionsFinished(stack)
  await expect.poll(async () => (await center(card)).x, 'the card is back in its place').toBeCloseTo(start.x)
  await expect(card).toContainText(names[1])

  await stack.getByRole('button', { name: common('carousel.go_to', { current: 1, total: 3 }) }).click()
  await expect(card).toContainText(names[0])
  const next = stack.getByRole('button', { name: common('carousel.next') })
  await next.press('Enter')
  await expect(stack.getByRole('status')).toHaveText(
    `${names[1]}, ${common('carousel.slide_of', { current: 2, total: 3 })}`,
  )
  await next.press('Enter')
  await expect(card).toContainText(names[2])
  await expect(stack.locator('[aria-current=true]')).toHaveAccessibleName(/^Show\s3/)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await stack.getByRole('button', { name: common('carousel.previous') }).press('Enter')
  await expect(card).toContainText(names[1])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { stack: slovak } = await openStack(page, '/sk')
  await slovak.getByRole('button').nth(2).click()
  const articles = slovak.locator('article')
  await expect(articles).toHaveCount(3)
  const measure = () =>
    articles.evaluateAll((all) =>
      (all as HTMLElement[]).map((one) => ({
        height: one.offsetHeight,
        excess: one.scrollHeight - one.clientHeight,
      })),
    )
  await page.setViewportSize({ width: 360, height: 800 })
  const fitting = { height: 500, excess: 0 }
  expect(await measure()).toEqual([fitting, fitting, fitting])
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.locator('#services article').filter({ visible: true }), 'the grid').toHaveCount(3)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const { height, excess } of await measure()) {
    expect(height).toBeGreaterThan(500)
    expect(excess).toBe(0)
  }
})

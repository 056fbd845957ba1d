import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'
import { center, touchOf } from './touch'

const t = textsOf('en', 'home')
const common = textsOf('en', 'common')
const slideOf = (current: number) => common('carousel.slide_of', { current, total: 3 })

const carouselNamed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true }).last()

/** Scrolls to the carousel with this name, waits until its engine has started, and returns the carousel. */
async function carouselOf(page: Page, name: string) {
  const carousel = carouselNamed(page, name)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button').first()).toBeEnabled()
  return carousel
}

/** Pixels, more than half a slide at 390 px. A drag of this length changes the slide at any speed. */
const MORE_THAN_HALF_A_SLIDE = 220

const slides = (carousel: Locator) => carousel.getByRole('group', { name: /\d/ })

/** Returns the content of a slide. The slide itself also contains the gap to the next slide. */
const content = (carousel: Locator, index: number) => slides(carousel).nth(index).locator('> *')

const leftOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().left))

test.describe('under reduced motion', () => {
  test.use({ hasTouch: true })

  test('buttons, a swipe and a mouse drag change the slide, and a vertical swipe scrolls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, '/en')
    const stories = await carouselOf(page, t('stories.carousel_label'))
    const next = stories.getByRole('button', { name: common('carousel.next') })
    const status = stories.locator('[aria-live=polite]')
    await expect(stories.getByRole('button', { name: common('carousel.play') })).toBeVisible()
    const start = await leftOf(page.locator('#services h2'))
    for (const index of [0, 1, 2]) {
      await expect(stories.getByText(`${index + 1} / 3`)).toBeVisible()
      await expect.poll(() => leftOf(content(stories, index))).toBe(start)
      await next.click()
    }
    await expect.poll(() => leftOf(content(stories, 0))).toBe(start)
    await stories.getByRole('button', { name: common('carousel.previous') }).click()
    await expect(status).toContainText(`${t('stories.items.duos.title')} ${slideOf(3)}`)
    await next.click()

    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(next).toBeHidden()
    for (const index of [0, 1, 2]) await expect(content(stories, index)).toBeInViewport({ ratio: 0.3 })

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(next).toBeEnabled()
    await stories.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { swipe } = await touchOf(page)
    const { x, y } = await center(content(stories, 0))
    await swipe({ x: x + MORE_THAN_HALF_A_SLIDE / 2, y }, [-MORE_THAN_HALF_A_SLIDE, 5])
    await expect(stories.getByText('2 / 3')).toBeVisible()
    await expect(page).toHaveURL(/\/en$/)

    const before = await page.evaluate(() => scrollY)
    await swipe(await center(stories), [-20, -200])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(stories.getByText('2 / 3')).toBeVisible()

    const reasons = await carouselOf(page, t('why.carousel_label'))
    const text = await center(reasons.getByRole('heading').first())
    await page.mouse.move(text.x, text.y)
    await page.mouse.down()
    await page.mouse.move(text.x - MORE_THAN_HALF_A_SLIDE, text.y + 20, { steps: 8 })
    await page.mouse.up()
    await expect(reasons.getByText('2 / 4')).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })
})

/** Stops the page's clock and restarts the autoplay of a carousel. The next move is then due after one full delay. */
async function restartAutoplay(page: Page, carousel: Locator) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await carousel.getByRole('button', { name: common('carousel.pause') }).click()
  await carousel.getByRole('button', { name: common('carousel.play') }).click()
  await expect(carousel.getByRole('button', { name: common('carousel.pause') })).toBeVisible()
}

test.describe('autoplay', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

  const carousels = [
    { name: t('stories.carousel_label'), delay: 5000, width: 1279 },
    { name: t('why.carousel_label'), delay: 4000, width: 390 },
  ]

  test('stories move every 5 s, reasons every 4 s and logos every 2 s, until they are moved', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/en')
    const { swipe } = await touchOf(page)
    for (const { name, delay, width } of carousels)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 800 })
        const carousel = await carouselOf(page, name)
        const counter = carousel.getByText(/^\d \/ \d$/)
        await restartAutoplay(page, carousel)
        for (const _move of [1, 2]) {
          const before = await counter.innerText()
          await page.clock.runFor(delay - 100)
          await expect(counter).toHaveText(before)
          await page.clock.runFor(100)
          await expect(counter).not.toHaveText(before)
        }
        await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
        if (width > 1000) await carousel.getByRole('button', { name: common('carousel.next') }).click()
        else await swipe(await center(carousel), [-160, 0])
        await expect(carousel.getByRole('button', { name: common('carousel.play') })).toBeVisible()
        await page.clock.runFor(1000)
        const chosen = await counter.innerText()
        await page.clock.runFor(20_000)
        await expect(counter).toHaveText(chosen)
        await page.clock.resume()
      })
    await test.step('a focused link', async () => {
      await page.setViewportSize({ width: 1279, height: 800 })
      const stories = await carouselOf(page, t('stories.carousel_label'))
      const play = stories.getByRole('button', { name: common('carousel.play') })
      await play.click()
      await expect(play).toHaveCount(0)
      await slides(stories).first().getByRole('link').focus()
      await page.keyboard.press('Tab')
      await expect(play).toBeVisible()
    })
    await test.step('logos', async () => {
      const logos = await carouselOf(page, t('clients.title'))
      const firstLeft = () => leftOf(slides(logos).first())
      await restartAutoplay(page, logos)
      await page.clock.runFor(1000)
      const before = await firstLeft()
      await page.clock.runFor(900)
      expect(await firstLeft()).toBeCloseTo(before, -1)
      await page.clock.runFor(1000)
      await expect.poll(firstLeft).not.toBeCloseTo(before, -1)
    })
  })
})

test('on paper, every slide of a carousel is on the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await open(page, '/en')
  await carouselOf(page, t('stories.carousel_label'))
  await page.emulateMedia({ media: 'print' })
  const edges = await page
    .locator('[data-track] > *')
    .evaluateAll((items) =>
      items.map((item) => item.firstElementChild?.getBoundingClientRect() ?? new DOMRect()),
    )
  expect(edges.length).toBeGreaterThan(8)
  for (const { x, width } of edges) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(794)
  }
})

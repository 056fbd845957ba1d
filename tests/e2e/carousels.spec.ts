import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'
import { centre, touchOf } from './touch'

const t = textsOf('en', 'home')
const common = textsOf('en', 'common')
const slideOf = (current: number) => common('carousel.slide_of', { current, total: 3 })

/** Scrolls to the carousel with this name, waits until its engine has started, and returns the carousel. */
async function carouselOf(page: Page, name: string) {
  const carousel = page.getByRole('main').getByRole('region', { name, exact: true }).last()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button').first()).toBeEnabled()
  return carousel
}

/** Pixels, more than half a slide at 390 px. A drag of this length changes the slide at any speed. */
const MORE_THAN_HALF_A_SLIDE = 220

const slides = (carousel: Locator) => carousel.getByRole('group')

/** Returns the content of a slide. The slide itself also contains the gap to the next slide. */
const content = (carousel: Locator, index: number) => slides(carousel).nth(index).locator('> *')

/** Returns the left and right edge of the content of each slide. */
const boxes = (carousel: Locator) =>
  slides(carousel)
    .locator('> *')
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, right } = node.getBoundingClientRect()
        return { left: Math.round(left), right: Math.round(right) }
      }),
    )

const contentLeft = (page: Page) =>
  page.locator('#services h2').evaluate((heading) => Math.round(heading.getBoundingClientRect().left))

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Next and Previous show and announce the stories, each at the edge of the content', async ({
    page,
  }) => {
    await open(page, '/en')
    const stories = await carouselOf(page, t('stories.carousel_label'))
    const next = stories.getByRole('button', { name: common('carousel.next') })
    const status = stories.locator('[aria-live=polite]')
    await expect(stories.getByRole('button', { name: common('carousel.play') })).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const start = await contentLeft(page)
      const showStory = async (position: number) => {
        const at = `story ${position}, ${width} px`
        await expect(stories.getByText(`${position} / 3`)).toBeVisible()
        const left = async () => (await boxes(stories))[position - 1]?.left
        await expect.poll(left, at).toBe(start)
        const cards = await boxes(stories)
        const edge = width < 1024 ? 0 : start
        const visibleOnTheLeft = cards.filter(({ left, right }) => left < start - 1 && right > edge)
        expect(visibleOnTheLeft, at).toEqual([])
        expect(cards[position - 1]?.right, at).toBeLessThanOrEqual(width)
        return cards
      }
      const [, second] = await showStory(1)
      expect(Math.min(second?.right ?? 0, width), `${width} px`).toBe(width < 1024 ? width : width - start)
      await next.click()
      await showStory(2)
      await expect(status).toContainText(`${t('stories.items.powerful_medical.title')} ${slideOf(2)}`)
      await next.click()
      await showStory(3)
      await next.click()
    }
    const positions = await stories.locator('[data-track]').evaluateHandle((track) => {
      const seen = new Set<number>()
      const record = () => {
        seen.add(Math.round(track.getBoundingClientRect().left))
        requestAnimationFrame(record)
      }
      record()
      return seen
    })
    await next.click()
    const start = await contentLeft(page)
    await expect.poll(async () => (await boxes(stories))[1]?.left).toBe(start)
    expect(await positions.evaluate((seen) => seen.size), 'positions without animation').toBe(2)
    await stories.getByRole('button', { name: common('carousel.previous') }).click()
    await expect(status).toContainText(`${t('stories.items.cloudtalk.title')} ${slideOf(1)}`)
  })
})

/** Stops the page's clock and restarts the autoplay of a carousel. The next move is then due after one full delay. */
async function restartAutoplay(page: Page, carousel: Locator) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await carousel.getByRole('button', { name: common('carousel.pause') }).click()
  await carousel.getByRole('button', { name: common('carousel.play') }).click()
  await expect(carousel.getByRole('button', { name: common('carousel.pause') })).toBeVisible()
}

/**
 * Expects a carousel to move to each of these positions in turn, every `delay` ms. Also expects that the carousel has
 * not moved yet 100 ms before each move is due.
 */
async function expectMoves(page: Page, carousel: Locator, delay: number, positions: readonly string[]) {
  const counter = carousel.getByText(/^\d \/ \d$/)
  for (const position of positions) {
    const previous = await counter.innerText()
    await page.clock.runFor(delay - 100)
    await expect(counter).toHaveText(previous)
    await page.clock.runFor(100)
    await expect(counter).toHaveText(position)
  }
}

test.describe('autoplay', () => {
  test.use({ hasTouch: true })

  test('stories move every 5 s, logos every 2 s, reasons every 4 s, until the visitor moves them', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/en')
    const logos = await carouselOf(page, t('clients.title'))
    const lefts = () => slides(logos).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    const [start = NaN] = await lefts()
    const stories = await carouselOf(page, t('stories.carousel_label'))
    await restartAutoplay(page, stories)
    const first = await stories.getByText(/^\d \/ 3$/).innerText()
    const order = ['1 / 3', '2 / 3', '3 / 3']
    const next = (steps: number) => order[(order.indexOf(first) + steps) % 3] ?? ''
    await expectMoves(page, stories, 5000, [next(1), next(2), next(3)])
    await expect(stories.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')

    await stories.getByRole('button', { name: common('carousel.next') }).click()
    await expect(stories.getByText(next(4))).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(stories.getByText(next(4))).toBeVisible()
    await expect(stories.getByRole('button', { name: common('carousel.play') })).toBeVisible()

    await page.clock.resume()
    await logos.scrollIntoViewIfNeeded()
    await restartAutoplay(page, logos)
    await page.clock.runFor(1000)
    const firstLogo = (await lefts()).findIndex((left) => Math.abs(left - start) < 5)
    const expectFirst = (move: number) =>
      expect
        .poll(async () => (await lefts())[(firstLogo + move) % 6] ?? NaN, `after ${move} moves`)
        .toBeCloseTo(start, -1)
    // A logo moves every 2000 ms, and the move takes less than 1000 ms. So each check takes place 100 ms before a move
    // starts or 900 ms after a move has started.
    await page.clock.runFor(900)
    await expectFirst(0)
    await page.clock.runFor(1000)
    await expectFirst(1)
    await page.clock.runFor(1000)
    await expectFirst(1)

    await page.clock.resume()
    await page.setViewportSize({ width: 390, height: 844 })
    const reasons = await carouselOf(page, t('why.carousel_label'))
    await restartAutoplay(page, reasons)
    const position = Number((await reasons.getByText(/^\d \/ 4$/).innerText()).charAt(0))
    await expectMoves(page, reasons, 4000, [`${(position % 4) + 1} / 4`, `${((position + 1) % 4) + 1} / 4`])
    const { swipe } = await touchOf(page)
    await swipe(await centre(reasons), [-160, 0])
    await expect(reasons.getByRole('button', { name: common('carousel.play') })).toBeVisible()
  })
})

test.describe('a carousel on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a swipe or a mouse drag shows the next slide, and a vertical swipe scrolls the page', async ({
    page,
  }) => {
    await open(page, '/en')
    const stories = await carouselOf(page, t('stories.carousel_label'))
    await stories.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { swipe } = await touchOf(page)
    const { x, y } = await centre(content(stories, 0))
    await swipe({ x: x + MORE_THAN_HALF_A_SLIDE / 2, y }, [-MORE_THAN_HALF_A_SLIDE, 5])
    await expect(stories.getByText('2 / 3')).toBeVisible()
    await expect(page).toHaveURL(/\/en$/)

    const before = await page.evaluate(() => scrollY)
    await swipe(await centre(stories), [-20, -200])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(stories.getByText('2 / 3')).toBeVisible()

    const reasons = await carouselOf(page, t('why.carousel_label'))
    const text = await reasons
      .getByRole('heading')
      .first()
      .evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const { x: left, y: top, width, height } = range.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 4 }
      })
    await page.mouse.move(text.x, text.y)
    await page.mouse.down()
    await page.mouse.move(text.x - MORE_THAN_HALF_A_SLIDE, text.y + 20, { steps: 8 })
    await page.mouse.up()
    await expect(reasons.getByText('2 / 4')).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })
})

test.describe('a carousel without its engine', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedErrors: /ERR_FAILED|status of 404/,
  })

  test('without its engine, a carousel can be scrolled by touch and its buttons are disabled', async ({
    page,
  }) => {
    await page.route(/carousel-engine/, (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/en')
    const stories = page
      .getByRole('main')
      .getByRole('region', { name: t('stories.carousel_label'), exact: true })
      .last()
    const tried = page.waitForResponse(/carousel-engine/)
    await stories.scrollIntoViewIfNeeded()
    await tried
    const { swipe } = await touchOf(page)
    await swipe(await centre(content(stories, 0)), [-220, 0])
    await expect.poll(async () => (await boxes(stories))[1]?.left).toBeLessThan(60)
    await expect(stories.getByRole('button', { name: common('carousel.next') })).toBeDisabled()
  })
})

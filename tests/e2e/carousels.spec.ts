import type { Locator, Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { expect, open, test } from './fixtures'
import { centre, touchOf } from './touch'

/** The carousel in the section of this name, in view and with its engine running. */
async function carouselOf(page: Page, name: string) {
  const carousel = page.getByRole('main').getByRole('region', { name, exact: true }).last()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button').first()).toBeEnabled()
  return carousel
}

const slides = (carousel: Locator) => carousel.getByRole('group')

/** The content of a slide: the slide itself ends with the gap to the next one. */
const content = (carousel: Locator, index: number) => slides(carousel).nth(index).locator('> *')

const box = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right) }
  })

/** The left edge of the page's content, where a heading begins. */
const contentLeft = (page: Page) =>
  page.locator('#services h2').evaluate((heading) => Math.round(heading.getBoundingClientRect().left))

const widths = [320, 390, 640, 834, 1023, 1024, 1025, 1440, 1920, 2560]

test.describe('success stories', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of widths) {
    test(`loop at ${width} px and stand at the content's edge`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/de')
      const stories = await carouselOf(page, 'Erfolgsgeschichten')
      const start = await contentLeft(page)
      for (const position of [1, 2, 3, 1]) {
        await expect(stories.getByText(`${position} / 3`)).toBeVisible()
        await expect.poll(async () => (await box(content(stories, position - 1))).left).toBe(start)
        // Nothing of another card is visible before it: at rest, no card is cut at the left.
        const before = await Promise.all([0, 1, 2].map((index) => box(content(stories, index))))
        const edge = width < 1024 ? 0 : start
        expect(before.filter(({ left, right }) => left < start - 1 && right > edge)).toEqual([])
        const current = await box(content(stories, position - 1))
        expect(current.right).toBeLessThanOrEqual(width)
        await stories.getByRole('button', { name: 'Weiter' }).click()
      }
    })
  }

  test('end at the content edge on a desktop, two at a time', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/de')
    const stories = await carouselOf(page, 'Erfolgsgeschichten')
    expect((await box(content(stories, 1))).right).toBe(1440 - (await contentLeft(page)))
  })

  test('announce the slide after an action of the visitor', async ({ page }) => {
    await open(page, '/en')
    const stories = await carouselOf(page, 'Success stories')
    const status = stories.getByRole('status')
    await expect(status).toHaveText('')
    await stories.getByRole('button', { name: 'Next' }).click()
    await expect(status).toHaveText('ECG data traceable to the first heartbeat, 2 of 3')
    await expect(stories.getByText('2 of 3', { exact: true })).toBeAttached()
    await stories.getByRole('button', { name: 'Previous' }).click()
    await expect(status).toHaveText('Five specialists on board within three weeks, 1 of 3')
  })
})

test.describe('automatic movement', () => {
  test('turns the stories every 5000 ms, loops, announces nothing and stops for good on Next', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/en')
    const stories = await carouselOf(page, 'Success stories')
    await expect(stories.getByRole('button', { name: 'Pause automatic movement' })).toBeVisible()
    for (const position of [2, 3, 1]) {
      await page.clock.runFor(5000)
      await expect(stories.getByText(`${position} / 3`)).toBeVisible()
    }
    await expect(stories.getByRole('status')).toHaveText('')
    await expect(stories.locator('[aria-live]')).toHaveCount(0)

    await stories.getByRole('button', { name: 'Next' }).click()
    await expect(stories.getByText('2 / 3')).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(stories.getByText('2 / 3')).toBeVisible()
    await expect(stories.getByRole('button', { name: 'Start automatic movement' })).toBeVisible()
  })

  test('moves the client logos every 2000 ms', async ({ page }) => {
    await page.clock.install()
    await open(page, '/en')
    const logos = await carouselOf(page, 'Teams that already work with us')
    await expect(logos.getByRole('button', { name: 'Pause automatic movement' })).toBeVisible()
    const start = (await box(slides(logos).nth(0))).left
    for (const index of [1, 2, 3, 4, 5, 0]) {
      await page.clock.runFor(2000)
      await expect.poll(async () => (await box(slides(logos).nth(index))).left).toBeCloseTo(start, -1)
    }
  })
})

test.describe('automatic movement on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('turns the reasons every 4000 ms', async ({ page }) => {
    await page.clock.install()
    await open(page, '/en')
    const reasons = await carouselOf(page, 'Reasons to work with us')
    await expect(reasons.getByRole('button', { name: 'Pause automatic movement' })).toBeVisible()
    for (const position of [2, 3, 4, 1]) {
      await page.clock.runFor(4000)
      await expect(reasons.getByText(`${position} / 4`)).toBeVisible()
    }
  })
})

test('every carousel can loop at every width: all slides but the widest fill it', async ({ page }) => {
  for (const path of [href('en', 'home'), href('en', 'for-it-specialists')]) {
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = () =>
        page.locator('main [data-track]').evaluateAll((tracks) =>
          tracks
            .filter((track) => track.clientWidth > 0)
            .map((track) => {
              const sizes = [...track.children].map((slide) => slide.getBoundingClientRect().width)
              return track.clientWidth - (sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes))
            }),
        )
      await expect
        .poll(async () => Math.max(...(await gaps())), `${path} at ${width} px`)
        .toBeLessThanOrEqual(0)
    }
  }
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('slides pass through to both edges of the screen, and the page does not scroll sideways', async ({
    page,
  }) => {
    for (const path of ['/de', '/de/fur-it-spezialisten']) {
      await open(page, path)
      const clips = await page.locator('main [data-track]').evaluateAll((tracks) =>
        tracks.map((track) => {
          const viewport = track.closest('[class*=overflow-x]')?.getBoundingClientRect()
          return [viewport?.left, viewport?.right]
        }),
      )
      expect(clips.length).toBeGreaterThan(0)
      for (const clip of clips) expect(clip).toEqual([0, 390])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })

  test('a finger turns the slide', async ({ page }) => {
    await open(page, '/en')
    const stories = await carouselOf(page, 'Success stories')
    await stories.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { swipe } = await touchOf(page)
    await swipe(await centre(content(stories, 0)), [-160, 5])
    await expect(stories.getByText('2 / 3')).toBeVisible()
    await expect(page).toHaveURL(/\/en$/)
  })

  test('a drag of the mouse on text selects nothing', async ({ page }) => {
    await open(page, '/en')
    const reasons = await carouselOf(page, 'Reasons to work with us')
    const { x, y } = await centre(reasons.getByRole('heading').first())
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 150, y + 20, { steps: 8 })
    await page.mouse.up()
    await expect(reasons.getByText('2 / 4')).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })

  test('a finger that scrolls past turns no slide', async ({ page }) => {
    await open(page, '/en')
    const stories = await carouselOf(page, 'Success stories')
    const { swipe } = await touchOf(page)
    const before = await page.evaluate(() => scrollY)
    await swipe(await centre(stories), [-20, -200])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(stories.getByText('1 / 3')).toBeVisible()
  })
})

test.describe('a finger on a carousel that moves by itself', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('stops it by a swipe, and not by scrolling past it', async ({ page }) => {
    await open(page, '/en')
    const stories = await carouselOf(page, 'Success stories')
    const pause = stories.getByRole('button', { name: 'Pause automatic movement' })
    await expect(pause).toBeVisible()
    const { swipe } = await touchOf(page)
    const before = await page.evaluate(() => scrollY)
    await swipe(await centre(stories), [0, -150])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(pause).toBeVisible()
    await swipe(await centre(content(stories, 0)), [-160, 0])
    await expect(stories.getByRole('button', { name: 'Start automatic movement' })).toBeVisible()
  })
})

test.describe('without its engine', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedErrors: /ERR_FAILED|status of 404/,
  })

  test('a carousel scrolls natively, and the page stays', async ({ page }) => {
    await page.route(/carousel-engine/, (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/en')
    const stories = page
      .getByRole('main')
      .getByRole('region', { name: 'Success stories', exact: true })
      .last()
    const tried = page.waitForResponse(/carousel-engine/)
    await stories.scrollIntoViewIfNeeded()
    await tried
    const { swipe } = await touchOf(page)
    await swipe(await centre(content(stories, 0)), [-220, 0])
    await expect.poll(async () => (await box(content(stories, 1))).left).toBeLessThan(60)
    await expect(stories.getByRole('button', { name: 'Next' })).toBeDisabled()
  })
})

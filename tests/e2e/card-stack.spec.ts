import type { Locator, Page } from 'playwright/test'

import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { someOf } from '../setup/some-of'
import { textsOf } from './texts'
import { centre, touchOf } from './touch'

const t = textsOf('en', 'home')
const common = textsOf('en', 'common')
const names = [
  t('services.items.team.title'),
  t('services.items.ai.title'),
  t('services.items.mobile.title'),
] as const
const benefit = t('services.items.team.benefits.vetted')

async function openStack(page: Page, path = '/en') {
  await open(page, path)
  const stack = page.locator('#services').getByRole('region')
  await stack
    .getByRole('group')
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.evaluate(() => document.fonts.ready)
  return { stack, card: stack.getByRole('group') }
}

const left = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left)

const transitionsFinished = (stack: Locator) =>
  stack.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('the stack of service cards on a touch screen', () => {
  test('on a phone, a finger that touches a service card and scrolls the page up or down, and one swipe that moves 90 px to the left and 250 px up, do not change the current card', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const { swipe } = await touchOf(page)
    await swipe(await centre(card), [-90, -250])
    await transitionsFinished(stack)
    await expect(card, 'a swipe to the left and up').toContainText(names[0])

    const start = await centre(card)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await swipe(start, [0, 250])
    await expect.poll(scrolled).toBeLessThan(before - 100)
    await expect(card, 'a scroll up').toContainText(names[0])
    await swipe(start, [0, -250])
    await expect.poll(scrolled).toBeGreaterThan(before - 100)
    await expect(card, 'a scroll down').toContainText(names[0])
  })

  test('a swipe to the left shows the next service card and a swipe to the right shows the previous card if the swipe is longer than 30 px, even if it is quick or starts on text, and a swipe selects no text', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const start = await centre(card)
    const { swipe } = await touchOf(page)
    for (const distance of [20, 30]) {
      await swipe(start, [-distance, 0])
      await transitionsFinished(stack)
      await expect(card, `a swipe of ${distance} px`).toContainText(names[0])
    }
    await swipe(await centre(card.getByText(benefit)), [-100, 0])
    await expect(card, 'a swipe that starts on text').toContainText(names[1])
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    await swipe(start, [-31, 0])
    await expect(card, 'a swipe of 31 px').toContainText(names[2])
    await swipe(start, [60, -8])
    await expect(card, 'a swipe to the right').toContainText(names[1])
    await swipe(start, [-60, 0], 2)
    await expect(card, 'a quick swipe').toContainText(names[2])
  })

  test('a service card moves as far as the finger, returns within 300 ms if the finger lifts near its first point or the browser cancels the touch, and moves less than half as far if it is the first card to the right or the last card to the left', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const rest = await left(card)
    const { down, moveBy, up, cancel } = await touchOf(page)
    const expectReturn = async () => {
      await expect(card).toHaveCSS('transition-duration', '0.3s')
      await transitionsFinished(stack)
      expect(await left(card)).toBeCloseTo(rest, 0)
      await expect(card).toContainText(names[0])
    }
    await down(await centre(card))
    await moveBy([-80, 0])
    await expect.poll(() => left(card)).toBeCloseTo(rest - 80, 0)
    await moveBy([-40, 0])
    await expect.poll(() => left(card)).toBeCloseTo(rest - 120, 0)
    await moveBy([130, 0])
    await up()
    await test.step('the finger lifts near its first point', expectReturn)

    await down(await centre(card))
    await moveBy([-120, 0])
    await cancel()
    await test.step('the browser cancels the touch', expectReturn)

    const expectSmallMove = async (direction: number, name: string) => {
      await down(await centre(card))
      await moveBy([direction * 100, 0])
      const moved = direction * ((await left(card)) - rest)
      expect(moved, name).toBeGreaterThan(10)
      expect(moved, name).toBeLessThan(50)
      await up()
      await transitionsFinished(stack)
      await expect(card).toContainText(name)
    }
    await expectSmallMove(1, names[0])
    await stack.getByRole('button', { name: common('carousel.go_to', { current: 3, total: 3 }) }).click()
    await transitionsFinished(stack)
    await expectSmallMove(-1, names[2])
  })
})

test.describe('the stack of service cards with a mouse', () => {
  test.use({ hasTouch: false })

  test('at 390 px, a mouse drag on text moves the service card, selects no text and, to the left, shows the next card, also if the drag ends outside the window', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const { x, y } = await centre(card.getByText(benefit))
    const rest = await left(card)
    const selected = () => page.evaluate(() => String(getSelection()))
    await page.mouse.move(x, y)
    await page.mouse.down()
    // During a drag to the right, the first card moves less far than the mouse. So the mouse moves over the text of the
    // card. The browser would select this text if the card did not prevent the selection.
    await page.mouse.move(x + 100, y + 50, { steps: 4 })
    expect(await selected(), 'during the drag to the right').toBe('')
    await page.mouse.move(x - 100, y + 10, { steps: 8 })
    expect(await left(card)).toBeCloseTo(rest - 100, 0)
    await page.mouse.up()
    await transitionsFinished(stack)
    await expect(card).toContainText(names[1])
    expect(await selected()).toBe('')

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y, { steps: 4 })
    await page.mouse.move(-50, y, { steps: 4 })
    await page.mouse.up()
    await transitionsFinished(stack)
    await expect(card, 'a drag that ends outside the window').toContainText(names[2])
  })
})

test('on a phone, the edge of the next service card is visible, Enter on Next shows and announces the next card, only the current card and its neighbours are rendered, and at the last card, Next keeps the focus and the page does not scroll horizontally', async ({
  page,
}) => {
  const { stack, card } = await openStack(page)
  const edges = () =>
    stack.locator('article').evaluateAll((cards) => cards.map((node) => node.getBoundingClientRect().right))
  const [currentEdge = 0, nextEdge = 0] = await edges()
  expect(nextEdge - currentEdge).toBeGreaterThan(8)
  expect(nextEdge).toBeLessThan(390)

  const next = stack.getByRole('button', { name: common('carousel.next') })
  await expect(stack.locator('article')).toHaveCount(2)
  await next.press('Enter')
  await expect(stack.locator('article')).toHaveCount(3)
  await expect(card).toHaveCount(1)
  await expect(stack.getByRole('status')).toHaveText(
    `${names[1]}, ${common('carousel.slide_of', { current: 2, total: 3 })}`,
  )
  await next.press('Enter')
  await expect(stack.locator('article')).toHaveCount(2)
  await expect(card).toContainText(names[2])
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await transitionsFinished(stack)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

/**
 * By default, tests only the first two widths. From 640 px, the cards have a larger padding. For each of the two
 * paddings, the text needs most height at the narrowest of these widths: at 360 px and at 640 px.
 */
const widths = someOf(2, [360, 640, 390, 480, 767])

test.describe('the height of the service cards', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(`on the home page in every language, the three service cards are 500 px high at ${widths.join(', ')} px, and with text at 200 % at 390 px they are higher than 500 px and high enough for their whole text`, async ({
    page,
  }) => {
    for (const language of languages) {
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
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const fitting = { height: 500, excess: 0 }
        expect(await measure(), `/${language}, ${width} px`).toEqual([fitting, fitting, fitting])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const { height, excess } of await measure()) {
        expect(height, `/${language}, text at 200 %`).toBeGreaterThan(500)
        expect(excess, `/${language}, text at 200 %`).toBe(0)
      }
    }
  })
})

test.describe('the service cards with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone with JavaScript off, the headings of all three service cards are visible, and the section of the services has no buttons', async ({
    page,
  }) => {
    await page.goto('/en')
    const services = page.locator('#services')
    for (const name of names) await expect(services.getByRole('heading', { name })).toBeVisible()
    await expect(services.getByRole('button')).toHaveCount(0)
  })
})

test.describe('the home page on a phone before hydration', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ })

  test('on a phone, every button in the main content of the home page is disabled before hydration', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/en')
    const buttons = await page.getByRole('main').getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(8)
    for (const button of buttons) await expect(button).toBeDisabled()
  })
})

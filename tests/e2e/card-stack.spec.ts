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
  test('on a phone, a finger that touches a service card and scrolls the page up or down does not change the current card', async ({
    page,
  }) => {
    const { card } = await openStack(page)
    const start = await centre(card)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    const { swipe } = await touchOf(page)
    await swipe(start, [0, -250])
    await expect.poll(scrolled).toBeGreaterThan(before + 100)
    await expect(card).toContainText(names[0])
    await swipe(start, [0, 250])
    await expect(card).toContainText(names[0])
  })

  test('one swipe that moves 90 px to the left and 250 px up does not change the service card', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const { swipe } = await touchOf(page)
    await swipe(await centre(card), [-90, -250])
    await transitionsFinished(stack)
    await expect(card).toContainText(names[0])
  })

  test('a swipe of more than 30 px shows the next service card if it goes to the left, and the previous card if it goes to the right', async ({
    page,
  }) => {
    const { card } = await openStack(page)
    const start = await centre(card)
    const { swipe } = await touchOf(page)
    await swipe(start, [-120, 12])
    await expect(card).toContainText(names[1])
    await swipe(start, [-31, 0])
    await expect(card).toContainText(names[2])
    await swipe(start, [60, -8])
    await expect(card).toContainText(names[1])
  })

  test('a swipe of 20 or 30 px to the left does not change the service card', async ({ page }) => {
    const { stack, card } = await openStack(page)
    const start = await centre(card)
    const { swipe } = await touchOf(page)
    for (const distance of [20, 30]) {
      await swipe(start, [-distance, 0])
      await transitionsFinished(stack)
      await expect(card).toContainText(names[0])
    }
  })

  test('a quick swipe of 60 px to the left shows the next service card', async ({ page }) => {
    const { card } = await openStack(page)
    const { swipe } = await touchOf(page)
    await swipe(await centre(card), [-60, 0], 2)
    await expect(card).toContainText(names[1])
  })

  test('a service card moves as far as the finger to the left, and returns with a transition of 300 ms if the finger lifts near the point where it touched the card first', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const rest = await left(card)
    const { down, moveBy, up } = await touchOf(page)
    await down(await centre(card))
    await moveBy([-80, 0])
    await expect.poll(() => left(card)).toBeCloseTo(rest - 80, 0)
    await moveBy([-40, 0])
    await expect.poll(() => left(card)).toBeCloseTo(rest - 120, 0)
    await moveBy([130, 0])
    await up()
    await expect(card).toHaveCSS('transition-duration', '0.3s')
    await transitionsFinished(stack)
    expect(await left(card)).toBeCloseTo(rest, 0)
    await expect(card).toContainText(names[0])
  })

  test('if a finger moves the first service card to the right or the last card to the left, the card moves less than half as far as the finger and stays current', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const rest = await left(card)
    const { down, moveBy, up } = await touchOf(page)
    for (const [direction, name] of [
      [1, names[0]],
      [-1, names[2]],
    ] as const) {
      await down(await centre(card))
      await moveBy([direction * 100, 0])
      const moved = direction * ((await left(card)) - rest)
      expect(moved).toBeGreaterThan(10)
      expect(moved).toBeLessThan(50)
      await up()
      await transitionsFinished(stack)
      await expect(card).toContainText(name)
      await stack.getByRole('button', { name: common('carousel.go_to', { current: 3, total: 3 }) }).click()
      await transitionsFinished(stack)
    }
  })

  test('the service card returns to its position and stays current if the browser cancels the touch', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const rest = await left(card)
    const { down, moveBy, cancel } = await touchOf(page)
    await down(await centre(card))
    await moveBy([-120, 0])
    await cancel()
    await transitionsFinished(stack)
    await expect(card).toContainText(names[0])
    expect(await left(card)).toBeCloseTo(rest, 0)
  })

  test('a swipe to the left that starts on text shows the next service card and selects no text', async ({
    page,
  }) => {
    const { card } = await openStack(page)
    const { swipe } = await touchOf(page)
    await swipe(await centre(card.getByText(benefit)), [-100, 0])
    await expect(card).toContainText(names[1])
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })
})

test.describe('the stack of service cards with a mouse', () => {
  test.use({ hasTouch: false })

  test('at 390 px, a mouse drag to the left on text moves the service card, then shows the next card, and selects no text', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const { x, y } = await centre(card.getByText(benefit))
    const rest = await left(card)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 100, y + 10, { steps: 8 })
    expect(await left(card)).toBeCloseTo(rest - 100, 0)
    await page.mouse.up()
    await transitionsFinished(stack)
    await expect(card).toContainText(names[1])
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })

  test('at 390 px, a mouse drag to the left that ends outside the window shows the next service card', async ({
    page,
  }) => {
    const { stack, card } = await openStack(page)
    const { x, y } = await centre(card)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y, { steps: 4 })
    await page.mouse.move(-50, y, { steps: 4 })
    await page.mouse.up()
    await transitionsFinished(stack)
    await expect(card).toContainText(names[1])
  })
})

test('on a phone, only the current service card and its neighbours are rendered, and while the second card is current, exactly one of the three cards has the role group', async ({
  page,
}) => {
  const { stack, card } = await openStack(page)
  await expect(stack.locator('article')).toHaveCount(2)
  await stack.getByRole('button', { name: common('carousel.next') }).click()
  await expect(stack.locator('article')).toHaveCount(3)
  await expect(card).toHaveCount(1)
  await stack.getByRole('button', { name: common('carousel.next') }).click()
  await expect(stack.locator('article')).toHaveCount(2)
})

test('on a phone, Enter on Next announces the new service card, and Next keeps the focus when it is disabled at the last card', async ({
  page,
}) => {
  const { stack } = await openStack(page)
  const next = stack.getByRole('button', { name: common('carousel.next') })
  await next.press('Enter')
  await expect(stack.getByRole('status')).toHaveText(
    `${names[1]}, ${common('carousel.slide_of', { current: 2, total: 3 })}`,
  )
  await next.press('Enter')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
})

test('on a phone, the edge of the second service card is visible to the right of the first card, and the page does not scroll horizontally when the last card is current', async ({
  page,
}) => {
  const { stack, card } = await openStack(page)
  const edges = () =>
    stack.locator('article').evaluateAll((cards) => cards.map((node) => node.getBoundingClientRect().right))
  const [current = 0, next = 0] = await edges()
  expect(next - current).toBeGreaterThan(8)
  expect(next).toBeLessThan(390)
  await stack.getByRole('button', { name: common('carousel.go_to', { current: 3, total: 3 }) }).click()
  await transitionsFinished(stack)
  await expect(card).toContainText(names[2])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.describe('the height of the service cards', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const language of ['en', 'sk', 'cz', 'de']) {
    test(`every service card on /${language} is 500 px high at five widths from 360 to 767 px`, async ({
      page,
    }) => {
      const { stack, card } = await openStack(page, `/${language}`)
      for (let position = 0; position < 3; position++) {
        const button = stack.getByRole('button').nth(position + 1)
        await button.click()
        for (const width of [360, 390, 480, 640, 767]) {
          await page.setViewportSize({ width, height: 800 })
          await transitionsFinished(stack)
          expect((await card.boundingBox())?.height, `card ${position + 1}, ${width} px`).toBe(500)
        }
      }
    })
  }
})

test('on a phone with text at 200 %, the first service card is higher than 500 px and high enough for its whole text', async ({
  page,
}) => {
  const { card } = await openStack(page, '/de')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const article = card.getByRole('article')
  await expect.poll(() => article.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
  expect((await card.boundingBox())?.height).toBeGreaterThan(500)
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

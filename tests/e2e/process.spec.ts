import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { mailFrom } from './mailbox'
import { touchOf } from './touch'

const path = '/en/for-companies'

const stepsOf = (page: Page) => page.locator('.process li')

/** Number of the step, counted from 1, at whose beginning the dot stands; undefined while it is between two. */
const stepOfDot = (page: Page) =>
  page.evaluate(() => {
    const middle = ({ left, right, top, bottom }: DOMRect) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    })
    const dot = document.querySelector('.process-dot')
    if (!dot) return undefined
    const { x, y } = middle(dot.getBoundingClientRect())
    const steps = [...document.querySelectorAll('.process li')].map((step) => step.getBoundingClientRect())
    const sideBySide = steps[0]?.top === steps[1]?.top
    const at = steps.findIndex((step) =>
      sideBySide ? Math.abs(x - step.left - 6) < 3 : Math.abs(y - step.top - 18) < 8,
    )
    return at < 0 ? undefined : at + 1
  })

const expectDotAt = (page: Page, step: number) => expect.poll(() => stepOfDot(page)).toBe(step)

for (const width of [1440, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the dot goes to the step that the pointer is over, and back', async ({ page }) => {
      await open(page, path)
      await stepsOf(page).first().scrollIntoViewIfNeeded()
      await expect(page.locator('.process-dot')).toHaveCSS('stroke-width', '16px')
      await expectDotAt(page, 1)
      for (const step of [4, 2, 3]) {
        await stepsOf(page)
          .nth(step - 1)
          .hover()
        await expectDotAt(page, step)
      }
      await page.getByRole('heading', { name: 'From the first message' }).hover()
      await expectDotAt(page, 1)
    })
  })
}

test('the dot goes to the step whose link has the focus', async ({ page }) => {
  await open(page, path)
  await stepsOf(page).getByRole('link', { name: 'The form' }).focus()
  await expectDotAt(page, 1)
  await page.keyboard.press('Tab')
  await expect(stepsOf(page).nth(3).getByRole('link')).toBeFocused()
  await expectDotAt(page, 4)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Four ways to work together' })).toBeInViewport()
})

test('after the request is sent, the dot is at the reply', async ({ page }) => {
  const email = `dot-${Date.now()}@example.com`
  await open(page, path)
  await page.locator('[name=company]').fill('Oakfield')
  await page.locator('[name=name]').fill('Jo Field')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=gdprConsent]').check()
  await page.locator('form button[type=submit]').click()
  await mailFrom(email)
  await expectDotAt(page, 2)
})

test.describe('on a touch screen', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 834, height: 1112 },
  ]) {
    test.describe(`of ${viewport.width} px`, () => {
      test.use({ viewport, hasTouch: true, isMobile: true })

      test('the dot goes to the tapped step, and stays when the page scrolls', async ({ page }) => {
        await open(page, path)
        const thumb = await touchOf(page)
        const third = stepsOf(page).nth(2)
        await third.scrollIntoViewIfNeeded()
        await expectDotAt(page, 1)
        await thumb.tap(await centreOf(third.getByRole('heading')))
        await expectDotAt(page, 3)

        const start = await centreOf(stepsOf(page).nth(1).getByRole('heading'))
        const before = await page.evaluate(() => scrollY)
        await thumb.drag(start, { x: start.x, y: start.y - 200 })
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
        expect(await stepOfDot(page)).toBe(3)
      })
    })
  }
})

async function centreOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not displayed')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('if less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the dot changes its place at once', async ({ page }) => {
    await open(page, path)
    const duration = () =>
      page.locator('.process-dot').evaluate((dot) => parseFloat(getComputedStyle(dot).transitionDuration))
    expect(await duration()).toBeLessThan(0.001)
    await stepsOf(page).nth(2).hover()
    await expectDotAt(page, 3)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the dot follows the pointer and the focus', async ({ page }) => {
    await page.goto(path)
    const transform = () =>
      page.locator('.process-dot').evaluate((dot) => new DOMMatrix(getComputedStyle(dot).transform).e)
    await stepsOf(page).nth(2).hover()
    await expect.poll(transform).toBe(600)
    await page.mouse.move(0, 0)
    await expect.poll(transform).toBe(0)
    await stepsOf(page).nth(3).getByRole('link').focus()
    await expect.poll(transform).toBe(900)
  })
})

test('screen readers find an ordered list and no drawing', async ({ page }) => {
  await open(page, path)
  await expect(page.getByRole('region', { name: 'From the first message' })).toMatchAriaSnapshot(`
    - region:
      - paragraph: How it works
      - heading "From the first message to the first day at work" [level=2]
      - list:
        - listitem:
          - paragraph: Today
          - heading [level=3]
          - paragraph:
            - link "The form"
        - listitem:
          - paragraph: Within 24 hours
          - heading [level=3]
          - paragraph
        - listitem:
          - paragraph: Within 48 hours
          - heading [level=3]
          - paragraph
        - listitem:
          - paragraph: On your start date
          - heading [level=3]
          - paragraph:
            - link "the model you have chosen"
  `)
  await expect(page.locator('.process > svg')).toHaveAttribute('aria-hidden', 'true')
})

import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'
import { centre, touchOf } from './touch'

const path = '/en/for-companies'
const t = textsOf('en', 'for-companies')

const stepsOf = (page: Page) => page.locator('.process li')

/** Returns the number of the step that the dot marks, from 1, or undefined if the dot is between two steps. */
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

test('at 1440 and 1024 px, the dot in the drawing of the process moves to the hovered step, back to the first step, and to the step with the focus, without a transition if reduced motion is preferred, and Enter on the last link scrolls to the models', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, path)
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await stepsOf(page).first().scrollIntoViewIfNeeded()
    await expect(page.locator('.process-dot')).toHaveCSS('stroke-width', '16px')
    await expectDotAt(page, 1)
    for (const step of [4, 2, 3]) {
      await stepsOf(page)
        .nth(step - 1)
        .hover()
      await expectDotAt(page, step)
    }
    await page.getByRole('heading', { name: t('process.title') }).hover()
    await expectDotAt(page, 1)
  }

  await stepsOf(page).getByRole('link').first().focus()
  await expectDotAt(page, 1)
  await page.keyboard.press('Tab')
  await expect(stepsOf(page).nth(3).getByRole('link')).toBeFocused()
  await expectDotAt(page, 4)
  const duration = () =>
    page.locator('.process-dot').evaluate((dot) => parseFloat(getComputedStyle(dot).transitionDuration))
  expect(await duration()).toBeGreaterThan(0.1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBeLessThan(0.001)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('models.title') })).toBeInViewport()
})

test.describe('the drawing of the process on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('on touch screens of 390 and 834 px, the dot in the drawing of the process moves to the tapped step and stays there while the page scrolls', async ({
    page,
  }) => {
    const finger = await touchOf(page)
    for (const [width, height] of [
      [390, 844],
      [834, 1112],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await open(page, path)
        const third = stepsOf(page).nth(2)
        await third.scrollIntoViewIfNeeded()
        await expectDotAt(page, 1)
        await finger.tap(await centre(third.getByRole('heading')))
        await expectDotAt(page, 3)

        const start = await centre(stepsOf(page).nth(1).getByRole('heading'))
        const before = await page.evaluate(() => scrollY)
        await finger.drag(start, { x: start.x, y: start.y - 200 })
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
        expect(await stepOfDot(page)).toBe(3)
      })
  })
})

test.describe('the drawing of the process with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('with JavaScript off, the dot in the drawing of the process moves to the hovered step, back to the first step when no step is hovered, and to the step whose link has the focus', async ({
    page,
  }) => {
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

  test('screen readers get the four steps of the process as a list and do not get the drawing', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('region', { name: t('process.title') })).toMatchAriaSnapshot(`
      - region:
        - /children: equal
        - paragraph: ${t('process.eyebrow')}
        - heading "${t('process.title')}" [level=2]
        - list:
          - listitem:
            - paragraph: ${t('process.steps.brief.time')}
            - heading [level=3]
            - paragraph:
              - link
          - listitem:
            - paragraph: ${t('process.steps.reply.time')}
            - heading [level=3]
            - paragraph
          - listitem:
            - paragraph: ${t('process.steps.candidates.time')}
            - heading [level=3]
            - paragraph
          - listitem:
            - paragraph: ${t('process.steps.start.time')}
            - heading [level=3]
            - paragraph:
              - link
    `)
    await expect(page.locator('.process > svg')).toHaveAttribute('aria-hidden', 'true')
  })
})

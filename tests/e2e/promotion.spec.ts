import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { someOf } from '../setup/some-of'
import { textsOf } from './texts'
import { touchOf } from './touch'

test.use({ withoutPopup: false })

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }
/** Sizes for the test of the wheel, without `phone`, because a separate test scrolls with a finger on a phone. */
const sizesForWheel = [desktop, { width: 1440, height: 900 }, { width: 834, height: 1112 }]
const sizesForTab = [desktop, phone]

const pagesWithForms = someOf(2, [
  '/de/fur-unternehmen',
  '/en/it-projects/1',
  '/en/contact',
  '/sk/pre-it-specialistov',
  '/de/it-projekte',
])

const popupOf = (page: Page) => page.locator('[data-promotion]')

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

/**
 * Checks the popup after each frame from now on, unless the page has just scrolled, was resized or the focus changed.
 * `popupRecord` below returns the number of checked frames that showed the popup, and each form and focused control
 * that the visible popup covered.
 */
async function watchPopup(page: Page): Promise<void> {
  await page.evaluate(() => {
    const record = { covered: new Set<string>(), framesSeen: 0 }
    Object.assign(window, { popupRecord: record })
    const state = () => [scrollX, scrollY, innerWidth, innerHeight, document.activeElement]
    let stateAtFrame: unknown[] = []
    const check = () => {
      // Skips this frame if the page scrolled, was resized or the focus changed after the animation-frame callback
      // `watch` below. The popup reacts to such an event only in the next frame.
      if (state().some((value, index) => value !== stateAtFrame[index])) return
      const popup = document.querySelector<HTMLElement>('[data-promotion]')
      if (!popup?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
      record.framesSeen += 1
      const own = popup.getBoundingClientRect()
      const focused = document.activeElement
      const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0 && !popup.contains(focused)
      for (const element of [...document.forms, ...(isControl ? [focused] : [])]) {
        const box = element.getBoundingClientRect()
        const overlaps =
          box.width > 0 &&
          own.left < box.right &&
          own.right > box.left &&
          own.top < box.bottom &&
          own.bottom > box.top
        if (overlaps) record.covered.add(`${innerWidth} px, ${scrollY}: ${element.outerHTML.slice(0, 80)}`)
      }
    }
    const channel = new MessageChannel()
    channel.port1.onmessage = check
    // An animation-frame callback runs before the paint. The message that it posts arrives after the paint.
    const watch = () => {
      stateAtFrame = state()
      channel.port2.postMessage(undefined)
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
}

const popupRecord = (page: Page) =>
  page.evaluate(() => {
    const { covered, framesSeen } = (
      window as unknown as { popupRecord: { covered: Set<string>; framesSeen: number } }
    ).popupRecord
    return { covered: [...covered], framesSeen }
  })

async function restartAtSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width }) => innerWidth === width, size)
  await page.evaluate(() => scrollTo(0, 0))
  await nextFrame(page)
}

const isAtEndInNextFrame = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  })

async function turnWheelToEnd(page: Page, { width, height }: { width: number; height: number }) {
  const browser = await page.context().newCDPSession(page)
  const turn = {
    x: width / 4,
    y: height / 2,
    yDistance: -2 * height,
    speed: 12_000,
    gestureSourceType: 'mouse',
  } as const
  while (!(await isAtEndInNextFrame(page))) await browser.send('Input.synthesizeScrollGesture', turn)
  await browser.detach()
}

test.describe('the popup next to a form', () => {
  test.describe.configure({ timeout: 120_000 })

  test(`on ${pagesWithForms.join(', ')}, the popup covers no form while the visitor scrolls with the wheel at three window sizes, and neither a form nor the focused control while Tab moves through the main content on a desktop and a phone`, async ({
    page,
  }) => {
    for (const path of pagesWithForms) {
      await open(page, path)
      await popupOf(page).waitFor({ state: 'attached' })
      await watchPopup(page)
      for (const size of sizesForWheel) {
        await restartAtSize(page, size)
        await turnWheelToEnd(page, size)
      }
      const controls = await page.locator('main :is(a[href], input, select, button, textarea)').count()
      for (const size of sizesForTab) {
        await restartAtSize(page, size)
        await page.getByRole('main').getByRole('link').first().focus()
        for (let tab = 0; tab < controls; tab++) {
          await page.keyboard.press('Tab')
          await nextFrame(page)
        }
      }
      const { covered, framesSeen } = await popupRecord(page)
      expect(covered, path).toEqual([])
      expect(framesSeen, path).toBeGreaterThan(0)
    }
  })

  test.describe('the popup on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true })

    test(`on a phone, the popup covers no form while a finger scrolls ${pagesWithForms.join(' and ')} to the end`, async ({
      page,
    }) => {
      const { swipe } = await touchOf(page)
      for (const path of pagesWithForms) {
        await open(page, path)
        await popupOf(page).waitFor({ state: 'attached' })
        await watchPopup(page)
        while (!(await isAtEndInNextFrame(page))) await swipe({ x: 100, y: 700 }, [0, -600], 6)
        const { covered, framesSeen } = await popupRecord(page)
        expect(covered, path).toEqual([])
        expect(framesSeen, path).toBeGreaterThan(0)
      }
    })
  })
})

test('the popup has the texts of the specification, a click on its link opens For companies with the focus on the heading, and the popup stays closed in this browser tab but appears in another tab, where its button closes it', async ({
  page,
  context,
}) => {
  await open(page, '/en/blog')
  const popup = page.getByRole('complementary', { name: textsOf('en', 'common')('popup.label') })
  await expect(popup).toContainText('BLACK FRIDAY')
  await expect(popup).toContainText('Get 10% OFF')
  await expect(popup).toContainText('from MD rate. Limited offer!')
  const link = popup.getByRole('link', { name: 'Claim Offer →' })
  await expect(link).toHaveAttribute('href', '/en/for-companies')
  await link.click()
  await expect(page).toHaveURL(/\/en\/for-companies$/)
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.clock.install()
  await open(page, '/en/careers')
  await page.clock.runFor(5000)
  await expect(popup).toHaveCount(0)

  const otherTab = await context.newPage()
  await open(otherTab, '/en/blog')
  const otherPopup = otherTab.getByRole('complementary', { name: textsOf('en', 'common')('popup.label') })
  await otherPopup.getByRole('button', { name: textsOf('en', 'common')('popup.close') }).click()
  await expect(otherPopup).toHaveCount(0)
  await otherTab.clock.install()
  await open(otherTab, '/en/careers')
  await otherTab.clock.runFor(5000)
  await expect(otherPopup).toHaveCount(0)
})

test('a click on the link in the popup on For companies closes the popup and focuses the first field of the form', async ({
  page,
}) => {
  await open(page, '/de/fur-unternehmen')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await popupOf(page).getByRole('link').click()
  const field = page.getByRole('textbox', { name: textsOf('de', 'forms')('fields.company') })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/de\/fur-unternehmen$/)
})

test('when the popup has the focus and hides because a form scrolls into view, or closes with Escape, the link that was focused before gets the focus, and a click on Close focuses the main content without scrolling if no control was focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '/en/contact')
  const footerLink = page.getByRole('contentinfo').getByRole('link').last()
  const focusPopup = async () => {
    await footerLink.focus()
    await expect(popupOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(popupOf(page).getByRole('button')).toBeFocused()
  }
  await focusPopup()
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, -5000)
  await expect(popupOf(page)).toBeHidden()
  await expect(footerLink, 'a form scrolls into view').toBeFocused()

  await footerLink.blur()
  await focusPopup()
  await page.keyboard.press('Escape')
  await expect(footerLink, 'Escape, before the popup is removed').toBeFocused()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(footerLink, 'Escape').toBeFocused()

  await page.evaluate(() => sessionStorage.clear())
  await open(page, '/de/datenschutz')
  await page.evaluate(() => scrollTo(0, 1500))
  const position = await page.evaluate(() => scrollY)
  await popupOf(page).getByRole('button').click()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page.locator('main'), 'Close').toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(position)
})

test.describe('a page without the code of the popup', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the contact page keeps the typed text and shows no popup if the code of the popup cannot be loaded', async ({
    page,
  }) => {
    await page.route(/promotion-popup-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    const warned = page.waitForEvent('console', (message) => message.text().includes('promotional popup'))
    await open(page, '/en/contact')
    await page.locator('[name=message]').fill('Typed before the popup was due')
    await warned
    await expect(page.locator('[name=message]')).toHaveValue('Typed before the popup was due')
    await expect(popupOf(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

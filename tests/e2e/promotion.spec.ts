import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'

import { expect, hold, open, test } from './fixtures'
import { openFilled, sent, submitButton, uniqueEmail } from './forms'
import { textsOf } from './texts'

test.use({ withoutPopup: false, expectedErrors: /status of 404/ })

const common = textsOf('en', 'common')

const popupOf = (page: Page) => page.locator('[data-promotion]')

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

const assets = readdirSync(join(import.meta.dirname, '../../dist/assets'))
const popupScript = assets.find((file) => file.startsWith('promotion-popup-'))

/** Opens a page and puts its clock forward, so that the popup is due. */
async function openWhenDue(page: Page, path: string) {
  await page.clock.install()
  await open(page, path)
  await page.clock.runFor(3000)
  // Otherwise, the popup could appear after a test has found no popup.
  await page.evaluate(`import('/assets/${popupScript}').catch(() => undefined)`)
  await page.clock.runFor(1000)
}

test('the popup is a small card in a wide window and a low bar in a narrow or low one', async ({ page }) => {
  for (const path of ['/en/blog', '/de/blog', '/sk/blog', '/cz/blog']) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openWhenDue(page, path)
    await expect(popupOf(page)).toHaveCSS('opacity', '1')
    const card = await boxOf(popupOf(page))
    expect(card.width, path).toBeLessThanOrEqual(320)
    expect(card.height, path).toBeLessThanOrEqual(190)
    expect(card.x + card.width, path).toBeCloseTo(1366 - 24, 0)
    expect(card.y + card.height, path).toBeCloseTo(768 - 24, 0)
    for (const [width, height] of [
      [320, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bar = await boxOf(popupOf(page))
      expect(bar).toMatchObject({ x: 0, width })
      expect(bar.height).toBeLessThanOrEqual(72)
      expect(bar.y + bar.height).toBeCloseTo(height, 0)
      const hidden = await popupOf(page).evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      )
      expect(hidden, `${path} ${width} px`).toBe(0)
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await boxOf(popupOf(page)), 'large text').toMatchObject({ x: 0, width: 1366, height: 72 })
})

test('the popup appears 2 s after load, and its link opens For companies and closes it', async ({ page }) => {
  await open(page, '/en/blog')
  const popup = page.getByRole('complementary', { name: common('popup.label') })
  await expect(popup).toContainText(/BLACK FRIDAY.*Get 10% OFF.*from MD rate\. Limited offer!/s)
  const waited = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.now() - (navigation?.loadEventStart ?? 0)
  })
  expect(waited).toBeGreaterThanOrEqual(2000)
  await popup.getByRole('link', { name: 'Claim Offer →' }).click()
  await expect(page).toHaveURL(/\/en\/for-companies\?offer=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.locator('main form')).toContainText(
    textsOf('en', 'forms')('for_companies.discount_noted'),
  )
  await openWhenDue(page, '/en/blog')
  await expect(popup).toHaveCount(0)
})

test('the popup is not shown on a page with a form, nor after a form was sent', async ({ page }) => {
  await openWhenDue(page, '/en/blog')
  await expect(popupOf(page)).toBeVisible()
  for (const [name, path] of [
    [common('nav.for_companies'), '/en/for-companies'],
    [common('nav.for_it_specialists'), '/en/for-it-specialists'],
    [common('nav.contact'), '/en/contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(popupOf(page), path).toHaveCount(0)
    await page.goBack()
    await expect(popupOf(page)).toBeVisible()
  }
  await openWhenDue(page, '/en/it-projects/1')
  await expect(popupOf(page), 'an offer').toHaveCount(0)

  await openFilled(page, 'contact', uniqueEmail('popup'))
  await submitButton(page).click()
  await expect(sent(page)).toBeVisible()
  await openWhenDue(page, '/en/blog')
  await expect(popupOf(page), 'after a form').toHaveCount(0)
})

test('the popup covers neither the focused link nor the end of the page', async ({ page }) => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await openWhenDue(page, '/de/datenschutz')
      await expect(popupOf(page)).toBeVisible()
      const popup = await boxOf(popupOf(page))
      const isCovered = async (element: Locator) => {
        const box = await boxOf(element)
        return box.y + box.height > popup.y && box.x + box.width > popup.x && box.y < size.height
      }
      const focused = page.locator(':focus')
      await page.getByRole('main').getByRole('link').first().focus()
      while (!(await popupOf(page).locator(':focus').count())) {
        await expect.poll(() => isCovered(focused), await focused.innerText()).toBe(false)
        await page.keyboard.press('Tab')
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await expect.poll(() => isCovered(last)).toBe(false)
    })
})

const smallSizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
]

for (const { width, height } of smallSizes)
  test(`when the popup opens at ${width} × ${height}, only a covered focused link scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const focused = page.locator(':focus')
    const popupIsOpen = () => expect(popupOf(page)).toHaveCSS('opacity', '1')

    let release = await hold(page, `**/${popupScript}`)
    await open(page, '/en/about')
    await page.keyboard.press('Shift+Tab')
    await expect(focused).toHaveText(common('footer.privacy'))
    release()
    await popupIsOpen()
    const [link, popup] = [await boxOf(focused), await boxOf(popupOf(page))]
    expect(link.y + link.height).toBeLessThanOrEqual(popup.y)
    expect(await focused.evaluate(isUncovered)).toBe(true)

    release = await hold(page, `**/${popupScript}`)
    await open(page, '/en/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.evaluate(() => scrollTo(0, 700))
    release()
    await popupIsOpen()
    expect(await page.evaluate(() => scrollY), 'the focus is out of sight').toBe(700)
  })

function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('without the code of the popup, its page stays', async ({ page }) => {
  await page.route(`**/${popupScript}`, (route) => route.fulfill({ status: 404 }))
  await openWhenDue(page, '/en/blog')
  await expect(page.getByText(textsOf('en', 'coming-soon')('blog_text'))).toBeVisible()
})

test('the popup cannot take the focus while the menu covers it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWhenDue(page, '/en/blog')
  await expect(popupOf(page)).toBeVisible()
  await page.getByRole('button', { name: common('nav.open_menu') }).click()
  await expect(popupOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toBeVisible()
})

test('Escape and Close return the focus, and the popup stays closed in this tab', async ({
  page,
  context,
}) => {
  await openWhenDue(page, '/en/blog')
  const footerLink = page.getByRole('contentinfo').getByRole('link').last()
  await expect(popupOf(page)).toBeVisible()
  await footerLink.focus()
  await page.keyboard.press('Tab')
  await expect(popupOf(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(footerLink).toBeFocused()
  await expect(popupOf(page)).toHaveCount(0)
  await openWhenDue(page, '/en/blog')
  await expect(popupOf(page)).toHaveCount(0)

  const otherTab = await context.newPage()
  await openWhenDue(otherTab, '/de/datenschutz')
  await otherTab.evaluate(() => scrollTo(0, 1500))
  const position = await otherTab.evaluate(() => scrollY)
  // The link of the bar covers the bar, but not its button.
  await otherTab.setViewportSize({ width: 390, height: 844 })
  await popupOf(otherTab).getByRole('button').click()
  await expect(popupOf(otherTab)).toHaveCount(0)
  await expect(otherTab.locator('main')).toBeFocused()
  expect(await otherTab.evaluate(() => scrollY)).toBe(position)
})

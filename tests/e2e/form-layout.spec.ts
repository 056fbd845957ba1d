import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, failure, formCodeLoaded, forms, openFilled, sent, submitButton, toast } from './forms'

test.use({ expectedErrors: /could not be sent|Failed to load resource/ })

const wide = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const narrow = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 844, height: 390 },
]
const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`

/** Waits until the toast stands still, then tells whether it lies over the element. */
async function covers(toastItem: Locator, element: Locator) {
  await toastItem.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)))
  const [above, below] = await Promise.all([toastItem.boundingBox(), element.boundingBox()])
  if (!above || !below) throw new Error('The toast or the element has no box')
  return (
    above.x < below.x + below.width &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  )
}

const answerWithError = (page: Page) =>
  page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))

for (const size of wide) {
  for (const [form, { path }] of Object.entries(forms)) {
    test(`${sizeOf(size)}: no toast covers the ${form} form`, async ({ page }) => {
      await page.setViewportSize(size)
      await open(page, path)
      await submitButton(page).click()
      await expect(page.locator('form :focus')).toBeVisible()
      expect(await covers(toast(page), page.locator('main form').last())).toBe(false)
    })
  }
}

for (const size of narrow) {
  test(`${sizeOf(size)}: the toast lies over the header and covers neither the focused invalid field nor its label`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, forms.contact.path)
    await submitButton(page).click()
    await expect(page.locator('[name=name]')).toBeFocused()
    await expect(page.locator('[name=name]')).toBeInViewport({ ratio: 1 })
    expect(await covers(toast(page), page.locator('[name=name]'))).toBe(false)
    expect(await covers(toast(page), page.locator('label', { hasText: 'Name' }))).toBe(false)
    const [item, header] = await Promise.all([
      toast(page).boundingBox(),
      page.locator('header').boundingBox(),
    ])
    expect((item?.y ?? NaN) + (item?.height ?? NaN)).toBeLessThanOrEqual(header?.height ?? NaN)
  })

  test(`${sizeOf(size)}: after a failure the toast covers neither the button nor the text at the form`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openFilled(page, 'contact', 'jo@example.com')
    await answerWithError(page)
    await submitButton(page).click()
    await expect(failure(page)).toBeInViewport({ ratio: 1 })
    expect(await covers(toast(page), submitButton(page))).toBe(false)
    expect(await covers(toast(page), failure(page))).toBe(false)
  })
}

test('a toast goes when the next attempt starts', async ({ page }) => {
  await openFilled(page, 'contact', 'jo@example.com')
  await formCodeLoaded(page)
  await answerWithError(page)
  await submitButton(page).click()
  await expect(toast(page)).toBeVisible()
  await page.unroute(endpoint)
  await page.route(endpoint, () => undefined)
  await submitButton(page).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(failure(page)).toHaveCount(0)
})

for (const size of [...narrow, ...wide]) {
  test(`${sizeOf(size)}: after success the form says so in sight and stays usable`, async ({ page }) => {
    await page.setViewportSize(size)
    await openFilled(page, 'contact', `seen-${Date.now()}-${Math.random()}@example.com`)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(sent(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('form').getByText('We will get back to you within 24 hours.')).toBeInViewport({
      ratio: 1,
    })
    await expect(toast(page)).toContainText('Message sent')
    await page.locator('[name=message]').fill('Another one')
    await expect(sent(page)).toBeVisible()
  })
}

test('the name of a CV keeps its extension in sight', async ({ page }) => {
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await openFilled(page, 'specialist', 'jo@example.com')
    const extension = page.getByText('2026.pdf', { exact: true })
    const remove = page.getByRole('button', { name: /^Remove A very long name.*2026\.pdf$/ })
    const [text, button] = await Promise.all([extension.boundingBox(), remove.boundingBox()])
    if (!text || !button) throw new Error('The extension or the button has no box')
    expect(text.width).toBeGreaterThan(20)
    expect(text.x + text.width).toBeLessThanOrEqual(button.x)
  }
})

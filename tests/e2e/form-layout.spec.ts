import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, openFilled, sent, submitButton, toast } from './forms'
import { someOf } from '../setup/some-of'
import { textsOf } from './texts'

test.use({ expectedErrors: /could not be sent|Failed to load resource/ })

const wide = someOf(2, [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])
const narrow = someOf(2, [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
])
const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`
const wideSizes = wide.map(sizeOf).join(', ')
const narrowSizes = narrow.map(sizeOf).join(', ')

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

async function restartAtSize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(() => scrollTo(0, 0))
}

test(`in windows of ${wideSizes}, the toast after the submit of an empty form does not cover the form, on each page with a form`, async ({
  page,
}) => {
  for (const { path } of Object.values(forms)) {
    await open(page, path)
    for (const size of wide) {
      const place = `${path}, ${sizeOf(size)}`
      await page.setViewportSize(size)
      await submitButton(page).click()
      await expect(page.locator('form :focus'), place).toBeVisible()
      // Repeats the check, because the toast of the previous window size may still be visible at first.
      await expect(async () => {
        expect(await covers(toast(page), page.locator('main form').last()), place).toBe(false)
      }).toPass()
    }
  }
})

test(`in windows of ${narrowSizes}, the toasts after an empty and after a failed submit of the contact form cover neither the focused field nor the submit button and the error message, which is in view, and disappear with the next submit`, async ({
  page,
}) => {
  await open(page, forms.contact.path)
  for (const size of narrow) {
    const place = `empty form, ${sizeOf(size)}`
    await restartAtSize(page, size)
    await submitButton(page).click()
    await expect(page.locator('[name=name]'), place).toBeFocused()
    await expect(page.locator('[name=name]'), place).toBeInViewport({ ratio: 1 })
    // Repeats the checks, because the toast of the previous window size may still be visible at first.
    await expect(async () => {
      expect(await covers(toast(page), page.locator('[name=name]')), place).toBe(false)
      expect(await covers(toast(page), page.locator('label', { hasText: 'Name' })), place).toBe(false)
      const [item, header] = await Promise.all([
        toast(page).boundingBox(),
        page.locator('header').boundingBox(),
      ])
      const toastEnd = (item?.y ?? NaN) + (item?.height ?? NaN)
      expect(toastEnd, place).toBeLessThanOrEqual(header?.height ?? NaN)
    }).toPass()
  }
  await fill(page, 'contact', 'jo@example.com')
  await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))
  for (const size of narrow) {
    const place = `failed request, ${sizeOf(size)}`
    await page.setViewportSize(size)
    // Scrolls until the submit button is at the lower edge of the window. The error message will appear below the
    // button, so the page must scroll to show the message.
    await submitButton(page).evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    )
    const response = page.waitForResponse(endpoint)
    await submitButton(page).click()
    await response
    await expect(failure(page), place).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      expect(await covers(toast(page), submitButton(page)), place).toBe(false)
      expect(await covers(toast(page), failure(page)), place).toBe(false)
    }).toPass()
  }
  await page.route(endpoint, () => undefined)
  await submitButton(page).click()
  await expect(toast(page), 'toast while the form is being sent again').toHaveCount(0)
  await expect(failure(page), 'error message while the form is being sent again').toHaveCount(0)
})

test(`in windows of ${narrowSizes}, ${wideSizes}, the success message of the contact form has the focus and is in view, a toast repeats its title, and the message stays visible when the visitor types the next message`, async ({
  page,
}) => {
  await open(page, forms.contact.path)
  for (const size of [...narrow, ...wide]) {
    await restartAtSize(page, size)
    await fill(page, 'contact', `seen-${Date.now()}-${Math.random()}@example.com`)
    const response = page.waitForResponse(endpoint)
    await submitButton(page).click()
    await response
    await expect(sent(page), sizeOf(size)).toBeFocused()
    await expect(sent(page), sizeOf(size)).toBeInViewport({ ratio: 1 })
    const description = textsOf('en', 'forms')('contact_form.success_description')
    await expect(page.locator('form').getByText(description), sizeOf(size)).toBeInViewport({ ratio: 1 })
    await expect(toast(page)).toContainText(textsOf('en', 'forms')('contact_form.success_title'))
    await page.locator('[name=message]').fill('Another one')
    await expect(sent(page)).toBeVisible()
  }
})

test('at 320, 390 and 1366 px, the end of a long CV file name with the extension is visible to the left of the remove button', async ({
  page,
}) => {
  await openFilled(page, 'specialist', 'jo@example.com')
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    const extension = page.getByText('2026.pdf', { exact: true })
    const remove = page.getByRole('button', { name: /^Remove A very long name.*2026\.pdf$/ })
    const [text, button] = await Promise.all([extension.boundingBox(), remove.boundingBox()])
    if (!text || !button) throw new Error('The extension or the button has no box')
    expect(text.width).toBeGreaterThan(20)
    expect(text.x + text.width).toBeLessThanOrEqual(button.x)
  }
})

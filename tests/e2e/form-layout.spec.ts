import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, sent, submitButton, toast } from './forms'
import { textsOf } from './texts'

test.use({ expectedErrors: /could not be sent|Failed to load resource/ })

const wide = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]
const narrow = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]
const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`

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

test('in a wide window, the toast of an invalid form does not cover the form', async ({ page }) => {
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

test('in a narrow window, no toast covers the field, the button or the message', async ({ page }) => {
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

test('the success message has the focus, is in view and stays', async ({ page }) => {
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

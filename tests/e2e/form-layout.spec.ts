import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, sent, submitButton, toast, uniqueEmail } from './forms'
import { textsOf } from './texts'

test.use({ expectedErrors: /could not be sent|Failed to load resource/ })

async function covers(upper: Locator, element: Locator) {
  await upper.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)))
  const [above, below] = await Promise.all([upper.boundingBox(), element.boundingBox()])
  if (!above || !below) throw new Error('One of the elements has no box')
  return (
    above.x < below.x + below.width &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  )
}

const HEADER_HEIGHT = 73

async function isInView(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.y >= HEADER_HEIGHT && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

test('in a wide window, no toast covers a form, and a long form stays in view and in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const { path } of Object.values(forms)) {
    await open(page, path)
    await submitButton(page).click()
    await expect(page.locator('form :focus'), path).toBeVisible()
    expect(await covers(toast(page), page.locator('main form').last()), path).toBe(false)
  }

  await open(page, '/de/it-projekte/1')
  const form = page.locator('#apply').locator('form')
  await expect(page.locator('[data-panel]'), 'a form that is too high scrolls').toHaveCSS(
    'overflow-y',
    'auto',
  )
  const heading = form.getByRole('heading')
  const submit = form.locator('button[type=submit]')
  await expect.poll(() => isInView(page, heading)).toBe(true)

  await page.mouse.move(256, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(await isInView(page, heading), 'the form has scrolled away').toBe(true)

  expect(await isInView(page, submit), 'the submit button is out of reach').toBe(true)

  const consent = form.locator('[name=gdprConsent]')
  await consent.focus()
  await expect.poll(() => isInView(page, consent)).toBe(true)
  expect(await covers(submit, consent), 'the submit button covers the focused field').toBe(false)
})

async function submitFromLowerEdge(page: Page) {
  await submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const response = page.waitForResponse(endpoint)
  await submitButton(page).click()
  await response
}

const smallSizes = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]

test('in a small window, messages are in view, and no toast covers them', async ({ page }) => {
  for (const size of smallSizes)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size)
      await open(page, forms.contact.path)
      await submitButton(page).click()
      const name = page.locator('[name=name]')
      await expect(name).toBeFocused()
      await expect(name).toBeInViewport({ ratio: 1 })
      expect(await covers(toast(page), name)).toBe(false)
      expect(await covers(toast(page), page.locator('label', { hasText: 'Name' }))).toBe(false)

      await fill(page, 'contact', uniqueEmail('seen'))
      await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))
      await submitFromLowerEdge(page)
      await expect(failure(page)).toBeInViewport({ ratio: 1 })
      // Repeats the checks, because the toast of the invalid form may still be visible at first.
      await expect(async () => {
        expect(await covers(toast(page), submitButton(page))).toBe(false)
        expect(await covers(toast(page), failure(page))).toBe(false)
      }).toPass()
      await page.unroute(endpoint)

      await submitFromLowerEdge(page)
      await expect(sent(page)).toBeFocused()
      await expect(sent(page)).toBeInViewport({ ratio: 1 })
      const description = textsOf('en', 'forms')('contact_form.success_description')
      await expect(page.locator('form').getByText(description)).toBeInViewport({ ratio: 1 })
      await expect(toast(page)).toContainText(textsOf('en', 'forms')('contact_form.success_title'))
    })
})

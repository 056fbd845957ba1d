import type { Page, Route } from 'playwright/test'

import { axeViolations } from './axe'
import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, openFilled, sent, submitButton, toast } from './forms'

test.use({
  expectedErrors: /could not be sent|Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
})

/** The form or the message that replaces it, and the toasts. */
const changedParts = 'main :is(form, section:has(> h2:focus)), [role=region]:has(> ol > li)'

/**
 * Expects no axe violation in both themes at 1280 and 390 px. Tests the whole page only once, because the other parts
 * of the page do not depend on the state of the form, and the tests of all pages test them in both themes.
 */
async function expectNoViolations(page: Page, state: string) {
  // A toast stays visible while the window does not have the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  const toasts = await toast(page).count()
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const part = colorScheme === 'light' && width === 1280 ? undefined : changedParts
      const violations = await axeViolations(page, part)
      expect(violations, `${state}, ${colorScheme} theme, ${width} px`).toEqual([])
      await expect(toast(page)).toHaveCount(toasts)
    }
  }
}

test('axe reports no violation on a page with a form that has invalid fields, is being sent, could not be sent or was sent, in both themes at 1280 and 390 px', async ({
  page,
}) => {
  const requests: Route[] = []
  await page.route(endpoint, (route) => void requests.push(route))
  await open(page, forms.company.path)

  await submitButton(page).click()
  await expect(page.locator('form :focus')).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'invalid fields')

  await fill(page, 'company', 'jo@example.com')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Submitting...')
  await expect(toast(page)).toHaveCount(0)
  await expectNoViolations(page, 'being sent')

  await expect.poll(() => requests.length).toBe(1)
  await requests[0]?.fulfill({ status: 500, body: '' })
  await expect(failure(page)).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'could not be sent')

  await submitButton(page).click()
  await expect.poll(() => requests.length).toBe(2)
  await requests[1]?.fulfill({ json: { ok: true } })
  await expect(sent(page)).toBeFocused()
  await expect(submitButton(page)).toBeEnabled()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'sent')
})

test('axe reports no violation on a page with a form that was replaced by the success message, in both themes at 1280 and 390 px', async ({
  page,
}) => {
  await openFilled(page, 'application', 'jo@example.com')
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'replaced')
})

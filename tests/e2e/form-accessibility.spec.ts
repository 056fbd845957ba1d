import type { Page } from 'playwright/test'

import { axeViolations, colorViolations } from './axe'
import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, openFilled, sent, submitButton, toast } from './forms'

test.use({
  expectedErrors: /could not be sent|Failed to load resource/,
})

/** Matches the form or the message that replaces the form, and the toasts. */
const changedParts = 'main :is(form, section:has(> h2:focus)), [role=region]:has(> ol > li)'

async function expectNoViolations(page: Page, state: string) {
  // Simulates that the window loses the focus, because a toast then stays visible.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeViolations(page, changedParts), `${state}, light theme`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colorViolations(page, changedParts), `${state}, dark theme`).toEqual([])
}

test('an invalid, sending, failed, sent or replaced form has no axe violation', async ({ page }) => {
  let status = 500
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route) => {
    await released
    await route.fulfill({ status, json: { ok: true } })
  })
  await open(page, forms.company.path)
  await submitButton(page).click()
  await expect(page.locator('form :focus')).toBeVisible()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'invalid fields')

  await fill(page, 'company', 'jo@example.com')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Submitting...')
  await expect(submitButton(page)).toHaveCSS('opacity', '0.6')
  await expect(toast(page)).toHaveCount(0)
  await expectNoViolations(page, 'being sent')

  release()
  await expect(failure(page)).toBeVisible()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'could not be sent')

  status = 200
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'sent')

  await openFilled(page, 'application', 'jo@example.com')
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'replaced')
})

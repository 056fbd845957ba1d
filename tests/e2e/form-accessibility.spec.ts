import type { Page, Route } from 'playwright/test'

import { axeViolations, colourViolations } from './axe'
import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, openFilled, sent, submitButton, toast } from './forms'

test.use({
  expectedErrors: /could not be sent|Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Matches the form or the message that replaces the form, and the toasts. */
const changedParts = 'main :is(form, section:has(> h2:focus)), [role=region]:has(> ol > li)'

async function expectNoViolations(page: Page, state: string) {
  // Simulates that the window loses the focus, because a toast then stays visible.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeViolations(page, changedParts), `${state}, light theme`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolations(page, changedParts), `${state}, dark theme`).toEqual([])
}

test('an invalid, sending, failed, sent or replaced form has no axe violation', async ({ page }) => {
  const requests: Route[] = []
  await page.route(endpoint, (route) => void requests.push(route))
  await open(page, forms.company.path)

  await submitButton(page).click()
  await expect(page.locator('form :focus')).toBeVisible()
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
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'could not be sent')

  await submitButton(page).click()
  await expect.poll(() => requests.length).toBe(2)
  await requests[1]?.fulfill({ json: { ok: true } })
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'sent')

  await openFilled(page, 'application', 'jo@example.com')
  await submitButton(page).click()
  await expect.poll(() => requests.length).toBe(3)
  await requests[2]?.fulfill({ json: { ok: true } })
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'replaced')
})

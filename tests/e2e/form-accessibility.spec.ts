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

/**
 * Expects no axe violation in both themes at 1280 and 390 px. In the light theme, tests the whole page at 1280 px, and
 * `changedParts` at 390 px. In the dark theme, tests only `changedParts`, with the rules that depend on colours. The
 * parts of the page outside `changedParts` do not depend on the state of the form, and every-page.spec.ts tests them in
 * both themes.
 */
async function expectNoViolations(page: Page, state: string) {
  // Simulates that the window loses the focus, because a toast then stays visible.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  const toasts = await toast(page).count()
  for (const [width, part] of [
    [1280, undefined],
    [390, changedParts],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await axeViolations(page, part), `${state}, light theme, ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourViolations(page, changedParts), `${state}, dark theme, ${width} px`).toEqual([])
    await expect(toast(page)).toHaveCount(toasts)
  }
}

test('an invalid, sending, failed or sent form has no axe violation', async ({ page }) => {
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

test('a form that the success message replaces has no axe violation', async ({ page }) => {
  await openFilled(page, 'application', 'jo@example.com')
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toBeVisible()
  await expectNoViolations(page, 'replaced')
})

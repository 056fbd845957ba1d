import type { Page, Route } from 'playwright/test'

import { company } from '../../src/config/company'
import { expect, test } from './fixtures'
import { endpoint, failure, failureText, fill, openFilled, sent, submitButton, toast } from './forms'
import { mailsFrom } from './mailbox'
import { textsOf } from './texts'

test.use({ expectedErrors: /could not be sent|Could not sign in|Failed to load resource|ERR_|CORS/ })

const emailOf = (name: string) => `${name}-${Date.now()}-${Math.random()}@example.com`

async function expectFailure(page: Page, text: string, cause?: string) {
  await expect(failure(page), cause).toHaveText(text)
  await expect(toast(page), cause).toContainText(text)
  await expect(page.locator('[name=message]'), cause).toHaveValue('Every word is kept')
  await expect(page.locator('[name=gdprConsent]'), cause).toBeChecked()
  await expect(submitButton(page), cause).toBeEnabled()
  await expect(submitButton(page), cause).toBeFocused()
}

const t = textsOf('en', 'forms')
const generic = t('contact_form.error_description')
const unavailable = failureText(t('failures.unavailable', { email: company.email }))
const unreachable = failureText(t('failures.unreachable'))

// The test uses these responses one after the other. Each causes another message than the one before it, so that the
// test cannot mistake the previous message for the new one.
const responses: Record<string, { text: string; respond: (route: Route) => Promise<void> }> = {
  'status 500': {
    text: unavailable,
    respond: (route) => route.fulfill({ status: 500, json: { error: { code: 'internal_error' } } }),
  },
  'status 401 without JSON': {
    text: generic,
    respond: (route) => route.fulfill({ status: 401, body: 'no' }),
  },
  'status 503': {
    text: unavailable,
    respond: (route) => route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable' } } }),
  },
  'the HTML sign-in page of a network': {
    text: generic,
    respond: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  },
  'the HTML error page of a proxy': {
    text: unavailable,
    respond: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  'status 429': {
    text: failureText(t('failures.too_many_requests')),
    respond: (route) => route.fulfill({ status: 429, json: { error: { code: 'too_many_requests' } } }),
  },
  'incomplete JSON': {
    text: generic,
    respond: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok": tr' }),
  },
  'no response': { text: unreachable, respond: (route) => route.abort('connectionreset') },
}

test('each kind of failure has its message, keeps the values, and sends one mail at last', async ({
  page,
  context,
}) => {
  const email = emailOf('fault')
  await openFilled(page, 'contact', email)
  for (const [name, { text, respond }] of Object.entries(responses)) {
    await page.route(endpoint, respond)
    await submitButton(page).click()
    await expectFailure(page, text, name)
    await page.unroute(endpoint)
  }
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(failure(page)).toHaveCount(0)
  await expect(toast(page)).toHaveCount(1)
  expect(await mailsFrom(email)).toHaveLength(1)

  await test.step('a lost response', async () => {
    const emailOfLost = emailOf('lost')
    await fill(page, 'contact', emailOfLost)
    const results: unknown[] = []
    await page.route(endpoint, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      results.push(await response.json())
      return results.length === 1 ? route.abort('connectionreset') : route.fulfill({ response })
    })
    await submitButton(page).click()
    await expectFailure(page, unreachable)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    const [first, second] = results
    expect(second).toEqual(first)
    expect(await mailsFrom(emailOfLost)).toHaveLength(1)
    await page.unroute(endpoint)
  })

  await test.step('offline', async () => {
    const emailOfOffline = emailOf('offline')
    await fill(page, 'contact', emailOfOffline)
    await context.setOffline(true)
    await submitButton(page).click()
    await expectFailure(page, failureText(t('failures.offline')))
    await context.setOffline(false)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await mailsFrom(emailOfOffline)).toHaveLength(1)
  })
})

test('without a response within 20 seconds, the form says so and can be sent again', async ({ page }) => {
  const email = emailOf('silent')
  await page.clock.install()
  await openFilled(page, 'contact', email)
  const request = page.waitForRequest(endpoint)
  await page.route(endpoint, () => undefined)
  await submitButton(page).click()
  await request
  await page.clock.fastForward(10_000)
  await expect(submitButton(page)).toHaveText('Submitting...')
  await page.clock.fastForward(10_000)
  await expectFailure(page, failureText(t('failures.timeout')))

  await page.unroute(endpoint)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('an error of the server is at its field, and Enter and double clicks send one request', async ({
  page,
}) => {
  const email = emailOf('double')
  await openFilled(page, 'contact', email)
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'too_long', field: 'name' } } }),
  )
  await submitButton(page).click()
  await expect(page.locator('[name=name]')).toBeFocused()
  await expect(page.locator('[name=name]')).toHaveAccessibleDescription(t('errors.too_long', { max: 100 }))
  await expect(toast(page)).toContainText(
    failureText(`${t('fields.name')}: ${t('errors.too_long', { max: 100 })}`),
  )
  await expect(failure(page)).toHaveCount(0)
  await expect(page.locator('[name=message]')).toHaveValue('Every word is kept')
  await page.unroute(endpoint)

  let requests = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route) => {
    if (route.request().method() === 'POST') requests += 1
    await held
    await route.continue()
  })
  await page.locator('[name=name]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(submitButton(page)).toHaveText('Submitting...')
  await expect(submitButton(page)).toBeDisabled()
  await page.locator('[name=email]').press('Enter')
  // oxlint-disable-next-line playwright/no-force-option -- the button is disabled
  await submitButton(page).dblclick({ force: true })
  await expect(submitButton(page)).toBeFocused()
  release()
  await expect(sent(page)).toBeFocused()
  expect(requests).toBe(1)
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('a double click on the sign-in button sends one request', async ({ page }) => {
  let requests = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/auth/v1/token**', async (route) => {
    requests += 1
    await held
    await route.fulfill({
      status: 400,
      json: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    })
  })
  await page.goto('/tb_admin')
  await page.locator('[name=email]').fill('admin@example.com')
  await page.locator('[name=password]').fill('wrong')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Signing in...')
  await expect(submitButton(page)).toBeDisabled()
  // oxlint-disable-next-line playwright/no-force-option -- the button is disabled
  await submitButton(page).dblclick({ force: true })
  await expect(submitButton(page)).toBeFocused()
  release()
  await expect(submitButton(page)).toHaveText('Sign In')
  await expect(submitButton(page)).toBeFocused()
  expect(requests).toBe(1)
})

test.describe('a form in a browser without storage', () => {
  test.use({ withoutPopup: false })

  test('the contact form can be sent if the browser storage throws on access', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }
    })
    const email = emailOf('storage')
    await openFilled(page, 'contact', email)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await mailsFrom(email)).toHaveLength(1)
  })
})

import type { Page, Route } from 'playwright/test'

import { expect, test } from './fixtures'
import { endpoint, failure, formCodeLoaded, openFilled, sent, submitButton, toast } from './forms'
import { mailsFrom } from './mailbox'

test.use({ expectedErrors: /could not be sent|Could not sign in|Failed to load resource|ERR_|CORS/ })

const emailOf = (name: string) => `${name}-${Date.now()}-${Math.random()}@example.com`

async function expectKept(page: Page, text: RegExp) {
  await expect(failure(page)).toHaveText(text)
  await expect(toast(page)).toContainText(text)
  await expect(page.locator('[name=message]')).toHaveValue('Every word is kept')
  await expect(page.locator('[name=gdprConsent]')).toBeChecked()
  await expect(submitButton(page)).toBeEnabled()
  await expect(submitButton(page)).toBeFocused()
}

const generic = /Failed to send message\. Please try again\./
const unavailable = /Our server is not available at the moment\./

const answers: Record<string, { text: RegExp; answer: (route: Route) => Promise<void> }> = {
  'an error of its own': {
    text: unavailable,
    answer: (route) => route.fulfill({ status: 500, json: { error: { code: 'internal_error' } } }),
  },
  'that it has no database': {
    text: unavailable,
    answer: (route) => route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable' } } }),
  },
  'too many requests': {
    text: /Too many messages have arrived.* in a\sfew minutes\./,
    answer: (route) => route.fulfill({ status: 429, json: { error: { code: 'too_many_requests' } } }),
  },
  'a refusal of the gateway': {
    text: generic,
    answer: (route) => route.fulfill({ status: 401, body: 'no' }),
  },
  'the error page of a proxy': {
    text: unavailable,
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  'the sign-in page of a network': {
    text: generic,
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  },
  'half of its answer': {
    text: generic,
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok": tr' }),
  },
  nothing: { text: /We could not reach our server\./, answer: (route) => route.abort('connectionreset') },
}

for (const [name, { text, answer }] of Object.entries(answers)) {
  test(`when the backend answers ${name}, the form says what is true and the next attempt arrives`, async ({
    page,
  }) => {
    const email = emailOf('fault')
    await openFilled(page, 'contact', email)
    await page.route(endpoint, answer)
    await submitButton(page).click()
    await expectKept(page, text)

    await page.unroute(endpoint)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(failure(page)).toHaveCount(0)
    await expect(toast(page)).toHaveCount(1)
    expect(await mailsFrom(email)).toHaveLength(1)
  })
}

test('a server that never answers is given up after 20 seconds', async ({ page }) => {
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
  await expectKept(page, /The server did not answer in time\./)

  await page.unroute(endpoint)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('an error that the server names is shown at its field, which is focused', async ({ page }) => {
  await openFilled(page, 'contact', emailOf('field'))
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'too_long', field: 'name' } } }),
  )
  await submitButton(page).click()
  await expect(page.locator('[name=name]')).toBeFocused()
  await expect(page.locator('[name=name]')).toHaveAccessibleDescription('At most 100 characters')
  await expect(toast(page)).toContainText('Name: At most 100 characters')
  await expect(failure(page)).toHaveCount(0)
  await expect(page.locator('[name=message]')).toHaveValue('Every word is kept')
})

test('an enquiry whose answer was lost is sent again and is still one mail', async ({ page }) => {
  const email = emailOf('lost')
  await openFilled(page, 'contact', email)
  const answers: unknown[] = []
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    answers.push(await response.json())
    return answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response })
  })
  await submitButton(page).click()
  await expectKept(page, /We could not reach our server\./)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()

  const [lost, arrived] = answers
  expect(arrived).toEqual(lost)
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('offline the form says so; with a connection the same values are sent', async ({ page, context }) => {
  const email = emailOf('offline')
  await openFilled(page, 'contact', email)
  await formCodeLoaded(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expectKept(page, /You are offline\./)
  await context.setOffline(false)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('while it is being sent, clicks and Enter send nothing more and the button keeps the focus', async ({
  page,
}) => {
  const email = emailOf('double')
  await openFilled(page, 'contact', email)
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
  // eslint-disable-next-line playwright/no-force-option -- the button is disabled
  await submitButton(page).dblclick({ force: true })
  await expect(submitButton(page)).toBeFocused()
  release()
  await expect(sent(page)).toBeFocused()
  expect(requests).toBe(1)
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('the pressed sign-in button keeps the focus too, and sends one request', async ({ page }) => {
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
  // eslint-disable-next-line playwright/no-force-option -- the button is disabled
  await submitButton(page).dblclick({ force: true })
  await expect(submitButton(page)).toBeFocused()
  release()
  await expect(submitButton(page)).toHaveText('Sign In')
  await expect(submitButton(page)).toBeFocused()
  expect(requests).toBe(1)
})

test.describe('if the browser refuses storage', () => {
  test.use({ withoutPopup: false })

  test('the form is sent all the same', async ({ page }) => {
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

import type { Page, Route } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { mailsFrom } from './mailbox'

const endpoint = '**/functions/v1/send-contact-email'
const failure = 'Failed to send message. Please try again.'

test.use({ expectedErrors: /could not be sent|Failed to load resource|ERR_|CORS/ })

async function fillIn(page: Page, email: string) {
  await open(page, '/en/contact')
  await page.locator('[name=name]').fill('Jo Faults')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=message]').fill('Every word is kept')
  await page.locator('[name=gdprConsent]').check()
}
const send = (page: Page) => page.locator('form button[type=submit]')
const sent = (page: Page) => page.getByText('Message sent').first()

async function expectKept(page: Page) {
  await expect(page.getByText(failure).first()).toBeVisible()
  await expect(page.locator('[name=message]')).toHaveValue('Every word is kept')
  await expect(page.locator('[name=gdprConsent]')).toBeChecked()
  await expect(send(page)).toBeEnabled()
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  'a fault of its own': (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal_error' } } }),
  'no database': (route) => route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable' } } }),
  'too many requests': (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too_many_requests' } } }),
  'a refusal of the gateway': (route) => route.fulfill({ status: 401, body: 'no' }),
  'a page of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'half an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok": tr' }),
  nothing: (route) => route.abort('connectionreset'),
}

for (const [name, answer] of Object.entries(answers)) {
  test(`when the backend answers ${name}, every word is kept and the next try arrives`, async ({ page }) => {
    const email = `fault-${Date.now()}-${Math.random()}@example.com`
    await fillIn(page, email)
    await page.route(endpoint, answer)
    await send(page).click()
    await expectKept(page)

    await page.unroute(endpoint)
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    expect(await mailsFrom(email)).toHaveLength(1)
  })
}

test('an enquiry whose answer was lost is sent again and is still one mail', async ({ page }) => {
  const email = `lost-${Date.now()}@example.com`
  await fillIn(page, email)
  const answers: unknown[] = []
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    answers.push(await response.json())
    return answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response })
  })
  await send(page).click()
  await expectKept(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()

  const [lost, arrived] = answers
  expect(arrived).toEqual(lost)
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('offline is said, and back online the same form goes out', async ({ page, context }) => {
  const email = `offline-${Date.now()}@example.com`
  await fillIn(page, email)
  // The code that sends has been fetched by a first try.
  await page.route(endpoint, (route) => route.abort(), { times: 1 })
  await send(page).click()
  await expectKept(page)

  await context.setOffline(true)
  await send(page).click()
  await expectKept(page)
  await context.setOffline(false)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('while it is being sent, clicks and Enter send nothing more', async ({ page }) => {
  const email = `double-${Date.now()}@example.com`
  await fillIn(page, email)
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
  await expect(send(page)).toHaveText('Submitting...')
  await expect(send(page)).toBeDisabled()
  await send(page).click({ force: true })
  await page.locator('[name=email]').press('Enter')
  release()
  await expect(sent(page)).toBeVisible()
  expect(requests).toBe(1)
  expect(await mailsFrom(email)).toHaveLength(1)
})

test.describe('where the browser refuses storage', () => {
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
    const email = `storage-${Date.now()}@example.com`
    await fillIn(page, email)
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    expect(await mailsFrom(email)).toHaveLength(1)
  })
})

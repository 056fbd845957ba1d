import type { Page } from 'playwright/test'

import { company } from '../../src/config/company'
import { expect, hold, open, test } from './fixtures'
import {
  endpoint,
  failure,
  failureText,
  fill,
  forms,
  openFilled,
  removeChunks,
  sent,
  submitButton,
  toast,
  uniqueEmail,
} from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

test.use({
  expectedErrors: /could not be (sent|loaded)|Could not load the data|Failed to load resource|ERR_|CORS/,
})

async function expectFailure(page: Page, text: string) {
  await expect(failure(page)).toHaveText(text)
  await expect(toast(page)).toContainText(text)
  await expect(page.locator('[name=message]')).toHaveValue('Every word is kept')
  await expect(page.locator('[name=gdprConsent]')).toBeChecked()
  await expect(submitButton(page)).toBeEnabled()
  await expect(submitButton(page)).toBeFocused()
}

const t = textsOf('en', 'forms')
const unreachable = failureText(t('failures.unreachable'))

// The test uses these responses one after the other. Each causes another message than the one before it, so that the
// test cannot mistake the previous message for the new one.
const responses = [
  { status: 500, body: '{}', text: failureText(t('failures.unavailable', { email: company.email })) },
  // The sign-in page of a network.
  { status: 200, body: '<h1>Welcome</h1>', text: t('contact_form.error_description') },
  { status: 429, body: '{}', text: failureText(t('failures.too_many_requests')) },
]

test('failed sends show a message, keep the values, and can be repeated without a second mail', async ({
  page,
}) => {
  const email = uniqueEmail('fault')
  await page.clock.install()
  await openFilled(page, 'contact', email)
  for (const { status, body, text } of responses)
    await test.step(`status ${status}`, async () => {
      await page.route(endpoint, (route) => route.fulfill({ status, body }))
      await submitButton(page).click()
      await expectFailure(page, text)
      await page.unroute(endpoint)
    })

  await test.step('no response within 20 seconds', async () => {
    const request = page.waitForRequest(endpoint)
    await page.route(endpoint, () => undefined)
    await submitButton(page).click()
    await request
    await page.clock.fastForward(10_000)
    await expect(submitButton(page)).toHaveText('Submitting...')
    await page.clock.fastForward(10_000)
    await expectFailure(page, failureText(t('failures.timeout')))
    await page.unroute(endpoint)
  })
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(failure(page)).toHaveCount(0)
  await expect(toast(page)).toHaveCount(1)
  await mailFrom(email)

  await test.step('a lost response', async () => {
    const emailOfLost = uniqueEmail('lost')
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
    await mailFrom(emailOfLost)
    await page.unroute(endpoint)
  })
})

test('an error of the server is at its field, and Enter and double clicks send one request', async ({
  page,
}) => {
  const email = uniqueEmail('double')
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
  page.on('request', (request) => {
    if (request.method() === 'POST' && endpoint.test(request.url())) requests += 1
  })
  const release = await hold(page, endpoint)
  await page.locator('[name=name]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(submitButton(page)).toHaveText('Submitting...')
  await expect(submitButton(page)).toBeDisabled()
  await page.locator('[name=email]').press('Enter')
  // oxlint-disable-next-line playwright/no-force-option -- the button is disabled
  await submitButton(page).dblclick({ force: true })
  release()
  await expect(sent(page)).toBeFocused()
  expect(requests).toBe(1)
  await mailFrom(email)
})

test('without its code or a connection, a form keeps its values, and can be sent later', async ({
  page,
  context,
}) => {
  const email = uniqueEmail('chunk')
  await open(page, forms.application.path)
  const restoreChunks = await removeChunks(page)
  await fill(page, 'application', email)
  await submitButton(page).click()
  await expect(failure(page)).toHaveText(failureText(t('failures.chunk_load_error')))
  await expect(submitButton(page)).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=gdprConsent]')).toBeChecked()

  await restoreChunks()
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await mailFrom(email)

  await open(page, forms.contact.path)
  for (const state of ['without the code', 'with the code'])
    await test.step(state, async () => {
      const email = uniqueEmail('offline')
      await context.setOffline(true)
      await fill(page, 'contact', email)
      await submitButton(page).click()
      await expect(failure(page)).toHaveText(failureText(t('failures.offline')))
      await context.setOffline(false)
      await submitButton(page).click()
      await expect(sent(page)).toBeFocused()
      await mailFrom(email)
    })
})

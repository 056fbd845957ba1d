import { expect, open, test } from './fixtures'
import { failure, fill, formCodeLoaded, forms, loseChunks, sent, submitButton, toast } from './forms'
import { mailsFrom } from './mailbox'

test.use({ expectedErrors: /could not be (sent|loaded)|Could not load the data|Failed to load resource/ })

const emailOf = (form: string) => `chunk-${form}-${Date.now()}-${Math.random()}@example.com`

for (const form of ['contact', 'company', 'specialist', 'application'] as const) {
  test(`${form}: the first focus loads everything, so sending needs no further code`, async ({ page }) => {
    const email = emailOf(form)
    await open(page, forms[form].path)
    await page.locator('[name=name]').focus()
    await formCodeLoaded(page)
    await loseChunks(page)
    await fill(page, form, email)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(toast(page)).toBeVisible()
    expect(await mailsFrom(email)).toHaveLength(1)
  })

  test(`${form}: if the code is missing the page stays and says so, and the next attempt works`, async ({
    page,
  }) => {
    const email = emailOf(form)
    await open(page, forms[form].path)
    await page.evaluate(() => Object.assign(window, { notReloaded: true }))
    const findChunks = await loseChunks(page)
    await fill(page, form, email)
    await submitButton(page).click()
    await expect(failure(page)).toHaveText(/^Part of this page could not be loaded.* reload the page\.$/)
    await expect(submitButton(page)).toBeFocused()
    await expect(page.locator('[name=email]')).toHaveValue(email)
    await expect(page.locator('[name=gdprConsent]')).toBeChecked()
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)

    await findChunks()
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await mailsFrom(email)).toHaveLength(1)
  })
}

test('code that is missing at the first focus only is loaded again in time', async ({ page }) => {
  const email = emailOf('focus')
  await open(page, forms.contact.path)
  const findChunks = await loseChunks(page)
  const missing = page.waitForResponse((response) => response.status() === 404)
  await page.locator('[name=name]').focus()
  await missing
  await findChunks()
  await fill(page, 'contact', email)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(failure(page)).toHaveCount(0)
  expect(await mailsFrom(email)).toHaveLength(1)
})

test('offline before the first focus: the form says so, and sends once there is a connection', async ({
  page,
  context,
}) => {
  const email = emailOf('offline')
  await open(page, forms.contact.path)
  await context.setOffline(true)
  await fill(page, 'contact', email)
  await submitButton(page).click()
  await expect(failure(page)).toHaveText(/^You are offline\./)
  await context.setOffline(false)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  expect(await mailsFrom(email)).toHaveLength(1)
})

import { expect, open, test } from './fixtures'
import {
  failure,
  failureText,
  fill,
  formCodeLoaded,
  forms,
  removeChunks,
  sent,
  submitButton,
  toast,
} from './forms'
import { mailsFrom } from './mailbox'
import { textsOf } from './texts'

const t = textsOf('en', 'forms')

test.use({ expectedErrors: /could not be (sent|loaded)|Could not load the data|Failed to load resource/ })

const emailOf = (form: string) => `chunk-${form}-${Date.now()}-${Math.random()}@example.com`

test('each form can be sent without further scripts after the first focus', async ({ page }) => {
  for (const form of ['contact', 'company', 'specialist', 'application'] as const) {
    await test.step(form, async () => {
      const email = emailOf(form)
      await open(page, forms[form].path)
      await page.locator('[name=name]').focus()
      await formCodeLoaded(page)
      const restoreChunks = await removeChunks(page)
      await fill(page, form, email)
      await submitButton(page).click()
      await expect(sent(page)).toBeFocused()
      await expect(toast(page)).toBeVisible()
      expect(await mailsFrom(email)).toHaveLength(1)
      await restoreChunks()
    })
  }
})

test('without its code, a form keeps its values, and can be sent when the code is back', async ({ page }) => {
  for (const form of ['application', 'company'] as const) {
    await test.step(`${form}, code available after the first submit`, async () => {
      const email = emailOf(form)
      await open(page, forms[form].path)
      await page.evaluate(() => Object.assign(window, { notReloaded: true }))
      const restoreChunks = await removeChunks(page)
      await fill(page, form, email)
      await submitButton(page).click()
      await expect(failure(page)).toHaveText(failureText(t('failures.chunk_load_error')))
      await expect(submitButton(page)).toBeFocused()
      await expect(page.locator('[name=email]')).toHaveValue(email)
      await expect(page.locator('[name=gdprConsent]')).toBeChecked()
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)

      await restoreChunks()
      await submitButton(page).click()
      await expect(sent(page)).toBeFocused()
      expect(await mailsFrom(email)).toHaveLength(1)
    })
  }
  await test.step('contact, code available before the first submit', async () => {
    const email = emailOf('focus')
    await open(page, forms.contact.path)
    const restoreChunks = await removeChunks(page)
    const missing = page.waitForResponse((response) => response.status() === 404)
    await page.locator('[name=name]').focus()
    await missing
    await restoreChunks()
    await fill(page, 'contact', email)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(failure(page)).toHaveCount(0)
    expect(await mailsFrom(email)).toHaveLength(1)
  })
})

test('a form that was filled in offline can be sent when the connection is back', async ({
  page,
  context,
}) => {
  const email = emailOf('offline')
  await open(page, forms.contact.path)
  await context.setOffline(true)
  await fill(page, 'contact', email)
  await submitButton(page).click()
  await expect(failure(page)).toHaveText(failureText(t('failures.offline')))
  await context.setOffline(false)
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  expect(await mailsFrom(email)).toHaveLength(1)
})

import { expect, open, test } from './fixtures'
import { failure, failureText, fill, forms, removeChunks, sent, submitButton, uniqueEmail } from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

const t = textsOf('en', 'forms')

test.use({ expectedErrors: /could not be (sent|loaded)|Could not load the data|Failed to load resource/ })

test('without its code, a form keeps its values, and can be sent when the code is back', async ({ page }) => {
  const email = uniqueEmail('chunk')
  await open(page, forms.application.path)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  const restoreChunks = await removeChunks(page)
  await fill(page, 'application', email)
  await submitButton(page).click()
  await expect(failure(page)).toHaveText(failureText(t('failures.chunk_load_error')))
  await expect(submitButton(page)).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=gdprConsent]')).toBeChecked()
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)

  await restoreChunks()
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await mailFrom(email)
})

test('a form that was filled in offline can be sent when the connection is back', async ({
  page,
  context,
}) => {
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

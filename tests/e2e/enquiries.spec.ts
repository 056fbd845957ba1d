import { expect, open, test } from './fixtures'
import { formCodeLoaded, removeChunks, uniqueEmail } from './forms'
import { mailFrom } from './mailbox'

// The mouse may be over a link, whose page is then loaded in advance.
test.use({ expectedErrors: /status of 404/ })

test('the mail of a company request has the checked technologies', async ({ page }) => {
  const email = uniqueEmail('company')
  await open(page, '/cz/pro-firmy')
  await page.locator('[name=company]').focus()
  await formCodeLoaded(page)
  await removeChunks(page)
  await page.locator('[name=company]').fill('Řezníček a synové')
  await page.locator('[name=name]').fill('Jiří Řezníček')
  await page.locator('[name=email]').fill(email)
  await page.getByLabel('React', { exact: true }).check()
  await page.getByLabel('.NET / C#', { exact: true }).check()
  await page.getByLabel('React', { exact: true }).uncheck()
  await page.locator('[name=gdprConsent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('[name=company]')).toHaveValue('')
  await expect(page.getByLabel('.NET / C#', { exact: true })).not.toBeChecked()

  const mail = await mailFrom(email)
  expect(mail.text).toContain('Řezníček a synové')
  expect(mail.text).toContain('.NET / C#')
  expect(mail.text).not.toContain('React')
})

test('a specialist can remove a CV of a wrong type, and send the form without it', async ({ page }) => {
  const email = uniqueEmail('specialist')
  await open(page, '/de/fur-it-spezialisten')
  await page.locator('a[href="#sign-up"]').last().click()
  await expect(page.locator('[name=name]')).toBeFocused()
  await formCodeLoaded(page)
  await removeChunks(page)
  await page.locator('[name=name]').fill('Jürgen Groß')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=technology]').selectOption('dotnet')
  const program = {
    name: 'lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0090program'),
  }
  await page.locator('input[type=file]').setInputFiles(program)
  await expect(page.locator('input[type=file]')).toHaveAccessibleDescription(/PDF|DOC/)
  await page.getByRole('button', { name: /lebenslauf\.pdf/ }).click()
  await page.locator('[name=gdprConsent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('[name=name]')).toHaveValue('')

  const mail = await mailFrom(email)
  expect(mail.text).toContain('Jürgen Groß')
  expect(mail.attachments).toEqual([])
})

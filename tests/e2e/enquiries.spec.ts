import { expect, open, test } from './fixtures'
import { mailFrom } from './mailbox'

test('the mail of a company request contains a checked technology but not a technology that was checked and unchecked, and after sending, the company and the technology in the form are empty', async ({
  page,
}) => {
  const email = `company-${Date.now()}@example.com`
  await open(page, '/cz/pro-firmy')
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

test('the last call to action on For IT specialists focuses the first field of the sign-up form, which shows an error for a CV whose content is not a PDF or Word file, and if the specialist removes this CV and sends the form, the mail has no attachment', async ({
  page,
}) => {
  const email = `specialist-${Date.now()}@example.com`
  await open(page, '/de/fur-it-spezialisten')
  await page.locator('a[href="#sign-up"]').last().click()
  await expect(page.locator('[name=name]')).toBeFocused()
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

import { expect, open, test } from './fixtures'
import { endpoint, openFilled, sent, submitButton, toast } from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

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

test('the sign-up form shows an error for a CV whose content is not a PDF or Word file, and if the specialist removes this CV and sends the form, the mail has no attachment', async ({
  page,
}) => {
  const email = `specialist-${Date.now()}@example.com`
  await open(page, '/de/fur-it-spezialisten')
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

test('the request and the mail of a job application contain the technology as `GoLang`, not as the value `go` of the sign-up form', async ({
  page,
}) => {
  const email = `label-${Date.now()}@example.com`
  await openFilled(page, 'application', email)
  const request = page.waitForRequest(endpoint)
  await submitButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({ technology: 'GoLang', formType: 'job-application' })
  expect((await mailFrom(email)).text).toContain('Technology: GoLang')
})

test('a toast and a focused success message confirm a job application, and a link in the message opens the IT projects', async ({
  page,
}) => {
  await openFilled(page, 'application', 'jo@example.com')
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toContainText('Application Sent!')
  await page.getByRole('link', { name: textsOf('en', 'forms')('job_application.other_projects') }).click()
  await expect(page).toHaveURL(/\/en\/it-projects$/)
})

test('a click on the last call to action on For IT specialists focuses the first field of the form', async ({
  page,
}) => {
  await open(page, '/en/for-it-specialists')
  await page.locator('a[href="#sign-up"]').last().click()
  await expect(page.locator('[name=name]')).toBeFocused()
})

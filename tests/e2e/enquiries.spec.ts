import { expect, open, test } from './fixtures'
import { fill, forms, sent, submitButton, toast } from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

test('a company request arrives in the mailbox with the selected technologies', async ({ page }) => {
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

test('a sign-up arrives without a CV if the specialist removed an invalid file', async ({ page }) => {
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

test('an application sends the label of the technology and is confirmed by a panel and a toast', async ({
  page,
}) => {
  const email = `label-${Date.now()}@example.com`
  await open(page, forms.application.path)
  const options = page.locator('[name=technology] option')
  expect((await options.allTextContents()).slice(1).join(', ')).toBe(
    'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, DevOps, GoLang, Other, UX/UI, QA, PM/Scrum Master',
  )
  const payload = page.waitForRequest('**/functions/v1/send-contact-email')
  await fill(page, 'application', email)
  await submitButton(page).click()
  expect((await payload).postDataJSON()).toMatchObject({ technology: 'GoLang', formType: 'job-application' })
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toContainText('Application Sent!')
  expect((await mailFrom(email)).text).toContain('Technology: GoLang')

  await page.getByRole('link', { name: textsOf('en', 'forms')('job_application.other_projects') }).click()
  await expect(page).toHaveURL(/\/en\/it-projects$/)
})

test('the last call to action on For IT specialists focuses the first field of the form', async ({
  page,
}) => {
  await open(page, '/en/for-it-specialists')
  await page.locator('a[href="#sign-up"]').last().click()
  await expect(page.locator('[name=name]')).toBeFocused()
})

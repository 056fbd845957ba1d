import { expect, open, test } from './fixtures'
import { sent, submitButton, uniqueEmail } from './forms'
import { mailFrom } from './mailbox'

test('a specialist can remove a CV of a wrong type, and send the form without it', async ({ page }) => {
  const email = uniqueEmail('specialist')
  await open(page, '/de/fur-it-spezialisten')
  await page.locator('a[href="#enquiry"]').last().click()
  await expect(page.locator('[name=name]')).toBeFocused()
  await page.locator('[name=name]').fill('Jürgen Groß')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=technology]').selectOption('dotnet')
  await expect(page.locator('[name=technology]')).toContainText('Sonstiges')
  const program = {
    name: `${'lebenslauf-'.repeat(12)}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0090program'),
  }
  await page.locator('input[type=file]').setInputFiles(program)
  const remove = page.getByRole('button', { name: /lebenslauf.*\.pdf/ })
  const endOfName = await page.getByText('auf-.pdf', { exact: true }).boundingBox()
  const button = await remove.boundingBox()
  expect((endOfName?.x ?? Infinity) + (endOfName?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  await remove.click()
  await page.locator('[name=gdprConsent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('[name=name]')).toHaveValue('')

  const mail = await mailFrom(email)
  expect(mail.text).toContain('Jürgen Groß')
  expect(mail.attachments).toEqual([])
})

test('a sent application is confirmed, and its mail has the offer and the CV', async ({ page }) => {
  const email = uniqueEmail('apply')
  const cv = Buffer.from('%PDF-1.7\n'.padEnd(70_000, 'é'))
  await open(page, '/en/it-projects')
  await page.locator('main article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/it-projects\/\d+$/)
  await page.locator('[name=name]').fill('Ľubica Šťastná')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=technology]').selectOption('GoLang')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Životopis.pdf', mimeType: 'application/pdf', buffer: cv })
  await page.locator('[name=gdprConsent]').check()
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()

  const mail = await mailFrom(email)
  expect(mail.text).toContain(title)
  const reference = /Reference: (\S+)/.exec(mail.text ?? '')?.[1] ?? 'missing'
  await expect(page.locator('#enquiry').getByText(reference)).toBeVisible()
  const [attachment] = mail.attachments
  expect(attachment?.filename).toMatch(/^cv-[\w-]+\.pdf$/)
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(cv)).toBe(true)
})

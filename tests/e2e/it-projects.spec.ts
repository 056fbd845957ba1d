import { test as requestTest } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, formCodeLoaded, removeChunks, sent, submitButton, toast, uniqueEmail } from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

const t = textsOf('en', 'it-projects')

const cards = 'main article'

test('a sent application is confirmed, and its mail has offer, name, technology and CV', async ({ page }) => {
  const email = uniqueEmail('apply')
  const cv = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251)),
  ])
  await open(page, '/en/it-projects')
  await page.locator(cards).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/it-projects\/\d+$/)
  await page.locator('[name=name]').focus()
  await formCodeLoaded(page)
  const restoreChunks = await removeChunks(page)
  await page.locator('[name=name]').fill('Ľubica Šťastná')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=technology]').selectOption('GoLang')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Životopis.pdf', mimeType: 'application/pdf', buffer: cv })
  await expect(page.getByText('Životopis.pdf', { exact: true })).toBeVisible()
  await page.locator('[name=gdprConsent]').check()
  const request = page.waitForRequest(endpoint)
  await submitButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({ technology: 'GoLang', formType: 'job-application' })
  await expect(sent(page)).toBeFocused()
  await expect(toast(page)).toContainText('Application Sent!')
  await restoreChunks()
  await page.getByRole('link', { name: textsOf('en', 'forms')('job_application.other_projects') }).click()
  await expect(page).toHaveURL(/\/en\/it-projects$/)

  const mail = await mailFrom(email)
  expect(mail.text).toContain(title)
  expect(mail.text).toContain('Ľubica Šťastná')
  expect(mail.text).toContain('Technology: GoLang')
  const [attachment] = mail.attachments
  expect(attachment?.filename).toMatch(/^cv-[\w-]+\.pdf$/)
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(cv)).toBe(true)
})

test('an inactive or invalid offer shows the not-found card with a link to the list', async ({ page }) => {
  for (const id of ['abc', '11']) {
    await page.goto(`/en/it-projects/${id}`)
    await expect(page.getByRole('heading', { name: 'Project not found' }), `id ${id}`).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('detail.back') })
    .first()
    .click()
  await expect(page.locator(cards)).toHaveCount(12)
})

requestTest('only the English page of an offer contains JobPosting data', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  expect(await html('/en/it-projects/3')).toContain('"@type":"JobPosting"')
  for (const path of ['/sk/it-projekty/3', '/cz/it-projekty/3', '/de/it-projekte/3'])
    expect(await html(path)).not.toContain('JobPosting')
})

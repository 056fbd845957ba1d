import { test as requestTest } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, sent, submitButton, toast } from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

const t = textsOf('en', 'it-projects')

const cards = 'main article'

test.describe('offers with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the Slovak list shows twelve of 14 offers, their facts in Slovak and titles in English', async ({
    page,
  }) => {
    const ts = textsOf('sk', 'it-projects')
    await page.goto('/sk/it-projekty')
    await expect(page.locator(cards)).toHaveCount(12)
    await expect(page.getByRole('status').filter({ hasText: ts('list.found', { count: 14 }) })).toBeVisible()
    const devops = page.locator(cards).filter({ hasText: 'DevOps Engineer' })
    await expect(devops.getByText('Praha')).toBeVisible()
    await expect(devops.getByText('Angličtina, čeština')).toBeVisible()
    await expect(devops.locator('dl [lang]')).toHaveCount(0)
    await expect(devops.locator('h2')).toHaveAttribute('lang', 'en')
    const flutter = page.locator(cards).filter({ hasText: 'Flutter Developer' })
    await expect(flutter.getByText('Na diaľku', { exact: true })).toBeVisible()
    const date = page.locator('main').getByText(ts('offer.posted', { date: '5. novembra 2026' }))
    await expect(date).toBeVisible()
    await expect(date).toHaveAttribute('datetime', /^2026-11-05T\d\d:\d\d:\d\d(Z|\+00:00)$/)
  })

  test('the German page of an offer has its own canonical link, English texts and German facts', async ({
    page,
  }) => {
    await page.goto('/de/it-projekte/10')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{100,160}$/s)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/it-projekte\/10$/)
    await expect(page.locator('main [lang=en]').first()).toBeVisible()
    await expect(page.getByText('Freiberuflich, in Teilzeit')).not.toHaveAttribute('lang')
    await expect(page.getByText('Englisch', { exact: true })).toBeVisible()
    const posted = textsOf('de', 'it-projects')('offer.posted', { date: '8. Oktober 2026' })
    await expect(page.locator('main').getByText(posted)).toBeVisible()
  })
})

test('a sent application is confirmed, and its mail has offer, name, technology and CV', async ({ page }) => {
  const email = `apply-${Date.now()}@example.com`
  const cv = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251)),
  ])
  await open(page, '/en/it-projects')
  await page.locator(cards).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/it-projects\/\d+$/)
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

test('a missing, inactive or invalid offer shows the not-found card with a link to the list', async ({
  page,
}) => {
  for (const id of ['abc', '999999', '11']) {
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

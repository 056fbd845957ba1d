import { expect, open, test } from './fixtures'
import { mailFrom } from './mailbox'

const cards = 'main article'

test('the list shows active offers, newest first, and counts them in the language', async ({ page }) => {
  await open(page, '/sk/it-projekty')
  await expect(page.locator(cards)).toHaveCount(10)
  await expect(page.getByRole('status').filter({ hasText: '10 projektov' })).toBeVisible()
  await page.goto('/sk/it-projekty?q=react')
  await expect(page.locator(cards).first()).toContainText('React')
})

test('search and location live in the address and survive reload, back and a change of language', async ({
  page,
}) => {
  await open(page, '/en/it-projects')
  await page.getByRole('searchbox').fill('javascript engineer')
  await page.getByRole('searchbox').fill('  PLAYWRIGHT ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=PLAYWRIGHT/i)
  await expect(page.locator(cards)).not.toHaveCount(10)
  const found = await page.locator(cards).count()
  expect(found).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator(cards)).toHaveCount(found)
  await page.getByRole('button', { name: 'Change language' }).click()
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Čeština' }).click()
  await expect(page).toHaveURL(/\/cz\/it-projekty\?q=PLAYWRIGHT/i)
  await expect(page.locator(cards)).toHaveCount(found)
})

test('nothing found says so and offers a way back', async ({ page }) => {
  await open(page, '/en/it-projects?q=cobol-on-the-moon')
  await expect(page.getByText('No projects found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.locator(cards)).toHaveCount(10)
})

test('an applicant sends an application with a CV, which arrives byte for byte', async ({ page }) => {
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
  await page.locator('[name=technology]').selectOption('react')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Životopis.pdf', mimeType: 'application/pdf', buffer: cv })
  await expect(page.getByText('Životopis.pdf', { exact: true })).toBeVisible()
  await page.locator('[name=gdprConsent]').check()
  await page.locator('form button[type=submit]').last().click()
  await expect(page.getByText('Application Sent!')).toBeVisible()

  const mail = await mailFrom(email)
  expect(mail.text).toContain(title)
  expect(mail.text).toContain('Ľubica Šťastná')
  const [attachment] = mail.attachments
  expect(attachment?.filename).toMatch(/^cv-[\w-]+\.pdf$/)
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(cv)).toBe(true)
})

test.describe('an offer that is not there', () => {
  for (const id of ['999999', '11', 'abc']) {
    test(`${id}: the card says so and leads back`, async ({ page }) => {
      await page.goto(`/en/it-projects/${id}`)
      await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Back to IT projects' }).first().click()
      await expect(page.locator(cards)).toHaveCount(10)
    })
  }
})

test('an offer describes itself to machines', async ({ page }) => {
  await page.goto('/de/it-projekte/1')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{100,160}$/s)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/it-projects\/1$/)
  await expect(page.locator('main [lang=en]').first()).toBeVisible()
})

test.describe('with the backend gone', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  test('the list stays as it was built, and the way back from an offer leads to it', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/en/it-projects')
    await expect(page.locator(cards)).toHaveCount(10)
    await open(page, '/en/it-projects/12345')
    await page.getByRole('main').getByRole('link', { name: 'Back to IT projects' }).first().click()
    await expect(page.getByText('The projects could not be loaded')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

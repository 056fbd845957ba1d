import { expect, open, test } from './fixtures'
import { switchLanguage } from './header-controls'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

const t = textsOf('en', 'it-projects')

const cards = 'main article'

test('the Slovak list of offers shows twelve cards and says in Slovak that 14 offers were found', async ({
  page,
}) => {
  await open(page, '/sk/it-projekty')
  await expect(page.locator(cards)).toHaveCount(12)
  await expect(
    page.getByRole('status').filter({ hasText: textsOf('sk', 'it-projects')('list.found', { count: 14 }) }),
  ).toBeVisible()
})

test('a submitted search for offers is in the URL and finds the same number of offers after a reload and after a language change', async ({
  page,
}) => {
  await open(page, '/en/it-projects')
  await page.getByRole('searchbox').fill('javascript engineer')
  await page.getByRole('searchbox').fill('  PLAYWRIGHT ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=PLAYWRIGHT/i)
  await expect(page.locator(cards)).not.toHaveCount(12)
  const found = await page.locator(cards).count()
  expect(found).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator(cards)).toHaveCount(found)
  await switchLanguage(page, 'en', 'cz')
  await expect(page).toHaveURL(/\/cz\/it-projekty\?q=PLAYWRIGHT/i)
  await expect(page.locator(cards)).toHaveCount(found)
})

test('a search for offers without results shows a message with a button, and a click on this button clears the search and shows twelve offers', async ({
  page,
}) => {
  await open(page, '/en/it-projects?q=cobol-on-the-moon')
  await expect(page.getByText('No projects found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: t('list.clear') }).click()
  await expect(page.locator(cards)).toHaveCount(12)
})

test('the mail of an application contains the title of the offer, the name, and the CV unchanged under a generated filename', async ({
  page,
}) => {
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
  await page.locator('[name=technology]').selectOption('React')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Životopis.pdf', mimeType: 'application/pdf', buffer: cv })
  await expect(page.getByText('Životopis.pdf', { exact: true })).toBeVisible()
  await page.locator('[name=gdprConsent]').check()
  await page.locator('form button[type=submit]').last().click()
  await expect(page.getByRole('heading', { name: 'Application Sent!' })).toBeFocused()

  const mail = await mailFrom(email)
  expect(mail.text).toContain(title)
  expect(mail.text).toContain('Ľubica Šťastná')
  const [attachment] = mail.attachments
  expect(attachment?.filename).toMatch(/^cv-[\w-]+\.pdf$/)
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(cv)).toBe(true)
})

test.describe('an offer that does not exist or is not active', () => {
  for (const id of ['999999', '11', 'abc']) {
    test(`for the id ${id}, which belongs to no active offer, the page of an offer shows the not-found card, and its link opens the list`, async ({
      page,
    }) => {
      await page.goto(`/en/it-projects/${id}`)
      await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('detail.back') })
        .first()
        .click()
      await expect(page.locator(cards)).toHaveCount(12)
    })
  }
})

test('the German page of an offer has a meta description of 100 to 160 characters, a canonical link to this page and visible English text with lang="en"', async ({
  page,
}) => {
  await page.goto('/de/it-projekte/1')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{100,160}$/s)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/it-projekte\/1$/)
  await expect(page.locator('main [lang=en]').first()).toBeVisible()
})

test('the HTML of the English page of an offer contains JobPosting data, and the HTML of the Slovak, Czech and German page does not', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text()
  expect(await html('/en/it-projects/3')).toContain('"@type":"JobPosting"')
  for (const path of ['/sk/it-projekty/3', '/cz/it-projekty/3', '/de/it-projekte/3'])
    expect(await html(path)).not.toContain('JobPosting')
})

test('the Slovak card of an offer shows the date of publication in Slovak with a datetime attribute, and the German page of an offer shows the date in German', async ({
  page,
}) => {
  await open(page, '/sk/it-projekty')
  const date = page
    .locator('main')
    .getByText(textsOf('sk', 'it-projects')('offer.posted', { date: '5. novembra 2026' }))
  await expect(date).toBeVisible()
  await expect(date).toHaveAttribute('datetime', /^2026-11-05T\d\d:\d\d:\d\d(Z|\+00:00)$/)
  await page.goto('/de/it-projekte/3')
  await expect(
    page
      .locator('main')
      .getByText(textsOf('de', 'it-projects')('offer.posted', { date: '5. November 2026' })),
  ).toBeVisible()
})

test('at 390 px, five requirements of an offer that start with a bullet are list items, and the first item has a hanging indent and no bullet character', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/it-projects/1')
  const items = page.getByRole('region', { name: 'Requirements' }).getByRole('listitem')
  await expect(items).toHaveCount(5)
  await expect(items.first()).not.toContainText('•')
  const lefts = await items.first().evaluate((item) => {
    const range = document.createRange()
    range.selectNodeContents(item)
    return [...range.getClientRects()].map(({ left }) => Math.round(left))
  })
  expect(lefts.length).toBeGreaterThan(1)
  expect(new Set(lefts).size).toBe(1)
})

test.describe('the list of offers without the backend', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  test('if the backend cannot be reached, the prerendered list of offers is shown, and a list that is opened by a link from another page shows an error message', async ({
    page,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/en/it-projects')
    await expect(page.locator(cards)).toHaveCount(12)
    await open(page, '/en/it-projects/12345')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('detail.back') })
      .first()
      .click()
    await expect(page.getByText(t('list.failed'))).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

import { expect, openAndUse } from '../fixtures'
import { switchLanguage } from '../header-controls'
import { test } from './own-site'
import { textsOf } from '../texts'

const cards = 'main article'
const day = (ago: number) => new Date(Date.UTC(2025, 0, 31 - ago, 8)).toISOString().replace('000Z', '000123Z')

/** Thirty German studies that are older than the seeded studies. Each publication date belongs to three of them. */
const insertedStudies = Array.from({ length: 30 }, (_, index) => ({
  slug: `inserted-${(index * 7) % 30}`,
  language: 'de',
  title: `Studie ${(index * 7) % 30}`,
  published: true,
  published_at: day(Math.floor(index / 3)),
}))

test.beforeAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').insert(insertedStudies).throwOnError()
})
test.afterAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').delete().like('slug', 'inserted-%').throwOnError()
})

const t = textsOf('de', 'case-studies')
const more = { name: t('list.more') }

test('going back from a study to 24 loaded studies shows them again at the same scroll position, a language change to English shows the three English studies, going back shows the 24 German studies again, and a link works while more studies are loading', async ({
  page,
}) => {
  await openAndUse(page, '/de/fallstudien')
  await page.getByRole('button', more).click()
  await expect(page.locator(cards)).toHaveCount(24)
  const link = page.locator(cards).nth(20).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Studie')
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)

  await switchLanguage(page, 'de', 'en')
  await expect(page.locator(cards)).toHaveCount(3)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(24)

  await page.route('**/rest/v1/**', () => undefined)
  await page.getByRole('button', more).click()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textsOf('de', 'common')('nav.contact') })
    .click()
  await expect(page).toHaveURL(/\/de\/kontakt$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('more studies without the backend', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  test('the list requests at most thirteen studies without content, and "Show more case studies" shows an error if they cannot be loaded, and otherwise adds up to twelve, focuses and announces the first new study, and disappears after the last one', async ({
    page,
    ownSite,
  }) => {
    const { data } = await ownSite.database
      .from('case_studies')
      .select('title')
      .match({ language: 'de', published: true })
      .order('published_at', { ascending: false })
      .order('slug')
      .throwOnError()
    const titles = data.map(({ title }) => String(title))

    const request = page.waitForRequest(/rest\/v1\/case_studies/)
    await openAndUse(page, '/de/fallstudien')
    const url = new URL((await request).url())
    expect(url.searchParams.get('limit')).toBe('13')
    expect(url.searchParams.get('select')).not.toMatch(/\*|content|about_company/)
    await expect(page.locator(cards)).toHaveCount(12)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.getByRole('button', more).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator(cards)).toHaveCount(12)
    await page.unroute('**/rest/v1/**')

    await page.getByRole('button', more).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(cards)).toHaveCount(24)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(
      page.getByRole('link', { name: t('list.read_more_about', { title: titles[12] }), exact: true }),
    ).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: t('list.shown', { count: 24 }) })).toBeAttached()
    await page.getByRole('button', more).click()
    await expect(page.locator(`${cards} h2`)).toHaveText(titles)
    await expect(page.getByRole('button', more)).toHaveCount(0)
  })
})

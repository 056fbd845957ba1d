import { expect, open } from './fixtures'
import { test } from './own-site'

const cards = 'main article'
const day = (ago: number) => new Date(Date.UTC(2025, 0, 31 - ago, 8)).toISOString().replace('000Z', '000123Z')

/** Thirty studies older than the demo content, each three of them published in the same moment. */
const planted = Array.from({ length: 30 }, (_, index) => ({
  slug: `planted-${(index * 7) % 30}`,
  language: 'de',
  title: `Studie ${(index * 7) % 30}`,
  published: true,
  published_at: day(Math.floor(index / 3)),
}))

test.beforeAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').insert(planted).throwOnError()
})
test.afterAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').delete().like('slug', 'planted-%').throwOnError()
})

const more = { name: 'Weitere Fallstudien anzeigen' }

test('the list grows by button, in order, without repeats, with the focus on what is new', async ({
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

  await open(page, '/de/fallstudien')
  await expect(page.locator(cards)).toHaveCount(12)
  await page.getByRole('button', more).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(cards)).toHaveCount(24)
  await expect(page.getByRole('link', { name: `Weiterlesen: ${titles[12]}`, exact: true })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '24 Fallstudien werden angezeigt' })).toBeAttached()
  await page.getByRole('button', more).click()
  await expect(page.locator(`${cards} h2`)).toHaveText(titles)
  await expect(page.getByRole('button', more)).toHaveCount(0)
})

test('the way back leads to where the visitor left the list', async ({ page }) => {
  await open(page, '/de/fallstudien')
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
})

test('another language has a list of its own, from its beginning', async ({ page }) => {
  await open(page, '/de/fallstudien')
  await page.getByRole('button', more).click()
  await expect(page.locator(cards)).toHaveCount(24)
  await page.getByRole('button', { name: /Sprache wechseln/ }).click()
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await expect(page.locator(cards)).toHaveCount(3)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(24)
})

test('what is asked for does not grow with the list', async ({ page }) => {
  const asked = page.waitForRequest(/rest\/v1\/case_studies/)
  await open(page, '/de/fallstudien')
  const url = new URL((await asked).url())
  expect(url.searchParams.get('limit')).toBe('13')
  expect(url.searchParams.get('select')).not.toMatch(/\*|content|about_company/)
})

test.describe('with the backend gone in between', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  test('what is shown stays, and the visitor can try again', async ({ page }) => {
    await open(page, '/de/fallstudien')
    await expect(page.locator(cards)).toHaveCount(12)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.getByRole('button', more).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator(cards)).toHaveCount(12)
    await page.unroute('**/rest/v1/**')
    await page.getByRole('button', more).click()
    await expect(page.locator(cards)).toHaveCount(24)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('while more is awaited, the site can be used', async ({ page }) => {
    await open(page, '/de/fallstudien')
    await expect(page.locator(cards)).toHaveCount(12)
    await page.route('**/rest/v1/**', () => undefined)
    await page.getByRole('button', more).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/de\/kontakt$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

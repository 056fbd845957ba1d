import { expect, openAndUse } from '../fixtures'
import { test } from './own-site'

const cards = 'main article'
const day = (ago: number) => new Date(Date.UTC(2025, 0, 31 - ago, 8)).toISOString()

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

test('all studies are listed by date, read without content, and keep their place on Back', async ({
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
  const request = page.waitForRequest(/rest\/v1\/case_studies/)
  await openAndUse(page, '/de/fallstudien')
  expect(new URL((await request).url()).searchParams.get('select')).not.toMatch(/\*|content|about_company/)
  await expect(page.locator(`${cards} h2`)).toHaveText(data.map(({ title }) => String(title)))

  const link = page.locator(cards).nth(20).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Studie')
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(33)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

import { expect, openAndUse } from '../fixtures'
import { test } from './own-site'

const cards = 'main article'
const study = (slug: string, language: string, day: number) => ({
  slug,
  language,
  title: `Study ${slug}`,
  published: true,
  published_at: new Date(Date.UTC(2025, 0, day, 8)).toISOString(),
})
/** Thirty German studies, three for each publication date, and an English one. All are older than the seeded studies. */
const insertedStudies = [
  ...Array.from({ length: 30 }, (_, index) =>
    study(`inserted-${(index * 7) % 30}`, 'de', 31 - Math.floor(index / 3)),
  ),
  study('inserted-english', 'en', 1),
]

test.use({ viewport: { width: 390, height: 844 } })
test.beforeAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').insert(insertedStudies).throwOnError()
})
test.afterAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').delete().like('slug', 'inserted-%').throwOnError()
})

test('the list has all studies by date, keeps its place on Back, and a study links to the next', async ({
  page,
  database,
}) => {
  const { data } = await database
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
  await link.hover()
  const left = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Study')
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(33)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)

  const next = page.getByRole('link', { name: /^Nächste Fallstudie (Study|CloudTalk)/ })
  await page.goto('/de/fallstudien/inserted-16')
  for (const slug of ['inserted-23', 'inserted-9', 'tb-cloudtalk']) {
    await expect(next).toHaveAttribute('href', `/de/fallstudien/${slug}`)
    await next.click()
  }
  await page.goto('/de/fallstudien/inserted-english')
  await expect(next).toHaveAttribute('href', '/de/fallstudien/tb-cloudtalk')
})

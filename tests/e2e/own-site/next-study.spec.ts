import type { Language } from '../../../src/i18n/languages'
import { expect } from '../fixtures'
import { textsOf } from '../texts'
import { test } from './own-site'

const nextStudy = (language: Language) => textsOf(language, 'case-studies')('detail.next')

const study = (slug: string, language: string, published_at: string) => ({
  slug,
  language,
  title: `The study ${slug}`,
  published: true,
  published_at,
})
const studies = [
  study('only-english', 'en', '2025-09-01T08:00:00Z'),
  study('same-date-b', 'de', '2024-01-01T08:00:00.000123Z'),
  study('same-date-a', 'de', '2024-01-01T08:00:00.000123Z'),
]

test.beforeAll(async ({ ownSite }) => {
  await ownSite.database.from('case_studies').insert(studies).throwOnError()
})
test.afterAll(async ({ ownSite }) => {
  const slugs = studies.map(({ slug }) => slug)
  await ownSite.database.from('case_studies').delete().in('slug', slugs).throwOnError()
})

test('a study links to the next of its list, the last one to the first', async ({ page }) => {
  await page.goto('/de/fallstudien/same-date-a')
  const next = page.getByRole('link', { name: nextStudy('de') })
  await expect(next).toHaveAttribute('href', '/de/fallstudien/same-date-b')
  await next.click()
  await expect(next).toHaveAttribute('href', '/de/fallstudien/tb-cloudtalk')
})

test('a study in English on a Slovak page links to the first study of the Slovak list', async ({ page }) => {
  await page.goto('/sk/pripadove-studie/only-english')
  await expect(page.getByRole('link', { name: nextStudy('sk') })).toHaveAttribute(
    'href',
    '/sk/pripadove-studie/tb-cloudtalk',
  )
})

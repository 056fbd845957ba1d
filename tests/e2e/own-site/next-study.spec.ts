import type { Language } from '../../../src/i18n/languages'
import { expect, openAndUse } from '../fixtures'
import { textsOf } from '../texts'
import { test } from './own-site'

const nextStudy = (language: Language) => textsOf(language, 'case-studies')('detail.next')
const seededSlugs = ['tb-cloudtalk', 'tb-powerful-medical', 'tb-duos']

test.describe('the link to the next study', () => {
  const study = (slug: string, language: string, published_at: string) => ({
    slug,
    language,
    title: `The study ${slug}`,
    published: true,
    published_at,
  })

  test.beforeEach(async ({ database }) => {
    const studies = [
      study('only-english', 'en', '2025-09-01T08:00:00Z'),
      study('same-date-b', 'de', '2024-01-01T08:00:00.000123Z'),
      study('same-date-a', 'de', '2024-01-01T08:00:00.000123Z'),
      study('english-oldest', 'en', '2020-01-01T08:00:00Z'),
    ]
    await database.from('case_studies').insert(studies).throwOnError()
  })
  test.afterEach(async ({ database }) => {
    const slugs = ['only-english', 'same-date-b', 'same-date-a', 'english-oldest']
    await database.from('case_studies').delete().in('slug', slugs).throwOnError()
    await database.from('case_studies').update({ published: true }).in('slug', seededSlugs).throwOnError()
  })

  test('two studies with the same date are linked in the order of their slugs, the last study of the German list links to the first, and a study that is shown in English on a Slovak page links to the next study with a Slovak version, with the title in Slovak', async ({
    page,
  }) => {
    await page.goto('/de/fallstudien/same-date-a')
    const next = page.getByRole('link', { name: nextStudy('de') })
    await expect(next).toHaveAttribute('href', '/de/fallstudien/same-date-b')
    await next.click()
    await expect(next).toHaveAttribute('href', '/de/fallstudien/tb-cloudtalk')

    await page.goto('/sk/pripadove-studie/only-english')
    const slovakNext = page.getByRole('link', { name: nextStudy('sk') })
    await expect(slovakNext).toHaveAttribute('href', '/sk/pripadove-studie/tb-duos')
    await expect(slovakNext.locator('[lang]')).toHaveCount(0)
  })

  test('the only study with a Czech version links to the Czech URL of a study that has only an English version, with the title in English', async ({
    page,
    database,
  }) => {
    const others = ['tb-cloudtalk', 'tb-powerful-medical']
    await database
      .from('case_studies')
      .update({ published: false })
      .eq('language', 'cz')
      .in('slug', others)
      .throwOnError()
    await openAndUse(page, '/cz/pripadove-studie/tb-duos')
    const next = page.getByRole('link', { name: nextStudy('cz') })
    await expect(next).toHaveAttribute('href', '/cz/pripadove-studie/english-oldest')
    await expect(next.locator('[lang=en]')).toHaveText('The study english-oldest')
  })
})

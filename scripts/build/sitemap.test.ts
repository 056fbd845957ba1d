import { expect, test } from 'vitest'

import { sitemap } from './sitemap'

const site = 'https://site.test'
const study = {
  page: 'case-study',
  params: { slug: 'tb-duos' },
  modifiedAt: '2026-02-03 08:00:00+00',
} as const
const entries = (xml: string) =>
  new Map(
    [...xml.matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => [loc, rest]),
  )

test('the entry of a case study in the sitemap names the URLs of the study in all languages in which it has a page, and the date of its last change', () => {
  const xml = sitemap(site, [
    { ...study, language: 'sk', canonicalLanguage: 'sk' },
    { ...study, language: 'de', canonicalLanguage: 'de' },
  ])
  const entry = entries(xml).get(`${site}/sk/pripadove-studie/tb-duos`)
  expect(entry?.match(/(?<=hreflang=")\w+/g)).toEqual(['sk', 'de'])
  expect(entry).toContain('<lastmod>2026-02-03</lastmod>')
  expect(entry).toContain(`hreflang="de" href="${site}/de/fallstudien/tb-duos"`)
  expect(new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')).toBeNull()
})

test('the sitemap leaves out URLs that are not canonical and pages that are not indexed', () => {
  const listed = [...entries(sitemap(site, [{ ...study, language: 'de', canonicalLanguage: 'en' }])).keys()]
  expect(listed).toContain(`${site}/de/fallstudien`)
  expect(listed).not.toContain(`${site}/de/fallstudien/tb-duos`)
  expect(listed).not.toContain(`${site}/de/blog`)
})

test('the sitemap has no date for a page without a known time of change', () => {
  const xml = sitemap(site, [
    { page: 'it-project', params: { id: '7' }, language: 'en', canonicalLanguage: 'en' },
  ])
  expect(entries(xml).get(`${site}/en/it-projects/7`)).toMatch(/^<xhtml:link/)
})

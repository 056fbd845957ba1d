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

test('the entry of a study names its languages and, if it is known, the date of its last change', () => {
  const xml = sitemap(site, [
    { ...study, language: 'sk', canonicalLanguage: 'sk' },
    { ...study, language: 'de', canonicalLanguage: 'de', modifiedAt: undefined },
  ])
  const slovak = entries(xml).get(`${site}/sk/pripadove-studie/tb-duos`)
  expect(slovak?.match(/(?<=hreflang=")\w+/g)).toEqual(['sk', 'de'])
  expect(slovak).toContain('<lastmod>2026-02-03</lastmod>')
  expect(slovak).toContain(`hreflang="de" href="${site}/de/fallstudien/tb-duos"`)
  expect(entries(xml).get(`${site}/de/fallstudien/tb-duos`)).toMatch(/^<xhtml:link/)
  expect(new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')).toBeNull()
})

test('the sitemap leaves out URLs that are not canonical', () => {
  const urls = entries(sitemap(site, [{ ...study, language: 'de', canonicalLanguage: 'en' }]))
  expect(urls.has(`${site}/de/fallstudien/tb-duos`)).toBe(false)
})

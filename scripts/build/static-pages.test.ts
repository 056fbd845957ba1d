import { afterEach, expect, test, vi } from 'vitest'

import * as studies from '@/features/case-studies/api/list-studies'
import * as offers from '@/features/offers/api/get-offer'

import { listDetailPages } from './static-pages'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('each version of a study and each offer has a page with its canonical language', async () => {
  vi.spyOn(offers, 'listOfferIds').mockResolvedValue([7])
  vi.spyOn(studies, 'listPublishedVersions').mockResolvedValue([
    { slug: 'both', language: 'en', updated_at: '2026-01-01', featured_image: null },
    { slug: 'both', language: 'sk', updated_at: '2026-02-02', featured_image: null },
    { slug: 'german', language: 'de', updated_at: '2026-03-03', featured_image: null },
  ])
  const pages = await listDetailPages()
  const rows = pages.map(({ language, params, canonicalLanguage, modifiedAt = '' }) =>
    [params.slug ?? params.id, language, canonicalLanguage, modifiedAt].join(' ').trim(),
  )
  expect(rows.sort()).toEqual([
    '7 cz cz',
    '7 de de',
    '7 en en',
    '7 sk sk',
    'both cz en 2026-01-01',
    'both de en 2026-01-01',
    'both en en 2026-01-01',
    'both sk sk 2026-02-02',
    'german de de 2026-03-03',
  ])
})

test('a page whose name a host uses for another page gets no file', async () => {
  vi.spyOn(offers, 'listOfferIds').mockResolvedValue([404])
  const studyNamed = (slug: string) => ({
    slug,
    language: 'en',
    updated_at: '2026-01-01',
    featured_image: null,
  })
  vi.spyOn(studies, 'listPublishedVersions').mockResolvedValue(['404', 'index'].map(studyNamed))
  expect(await listDetailPages()).toEqual([])
})

test.each([
  ['does not respond', () => Promise.reject(new TypeError('fetch failed'))],
  ['returns an error', () => Promise.resolve(Response.json({ message: 'paused' }, { status: 503 }))],
])('the build fails if the backend %s (D63)', async (_, fetchNothing) => {
  vi.stubGlobal('fetch', fetchNothing)
  await expect(listDetailPages()).rejects.toThrow(/fetch failed|paused/)
})

import { expect, test, vi } from 'vitest'

import { listPublishedVersions } from '@/features/case-studies/api/list-studies'
import { listOfferIds } from '@/features/offers/api/get-offer'

import { listDetailPages } from './list-detail-pages'

vi.mock('@/features/case-studies/api/list-studies', () => ({
  listPublishedVersions: vi.fn<typeof listPublishedVersions>(),
}))
vi.mock('@/features/offers/api/get-offer', () => ({ listOfferIds: vi.fn<typeof listOfferIds>() }))

test('listDetailPages returns a page for each version of a study and, if there is an English version, a page with the canonical language en in each other language', async () => {
  vi.mocked(listOfferIds).mockResolvedValue([])
  vi.mocked(listPublishedVersions).mockResolvedValue([
    { slug: 'both', language: 'en', updated_at: '2026-01-01' },
    { slug: 'both', language: 'sk', updated_at: '2026-02-02' },
    { slug: 'german', language: 'de', updated_at: '2026-03-03' },
  ])
  const details = await listDetailPages()
  expect(
    details.map(({ language, params, canonicalLanguage, modifiedAt }) =>
      [params.slug, language, canonicalLanguage, modifiedAt].join(' '),
    ),
  ).toEqual([
    'both en en 2026-01-01',
    'both sk sk 2026-02-02',
    'both cz en 2026-01-01',
    'both de en 2026-01-01',
    'german de de 2026-03-03',
  ])
})

test('listDetailPages returns a page for an offer in every language, and the canonical language is the language of the page (D55)', async () => {
  vi.mocked(listPublishedVersions).mockResolvedValue([])
  vi.mocked(listOfferIds).mockResolvedValue([7])
  const details = await listDetailPages()
  expect(details.map(({ language }) => language)).toEqual(['en', 'sk', 'cz', 'de'])
  expect(
    details.map(({ page, params, canonicalLanguage }) => [page, params.id, canonicalLanguage].join()),
  ).toEqual(['it-project,7,en', 'it-project,7,sk', 'it-project,7,cz', 'it-project,7,de'])
})

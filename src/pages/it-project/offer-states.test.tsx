import { cleanup, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { getOffer } from '@/features/offers/api/get-offer'
import { loadCatalogues } from '@/i18n/i18n'

import { head, offer, renderOffer, textsIn } from './testing/render-offer'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/offers/api/get-offer', () => ({ getOffer: vi.fn<typeof getOffer>() }))
vi.mock('@/features/enquiries/components/application-form', () => ({
  ApplicationForm: ({ jobTitle }: { jobTitle: string }) => <form aria-label={jobTitle} />,
}))

beforeAll(async () => {
  for (const language of ['en', 'de'] as const) await loadCatalogues(language, ['common', 'it-projects'])
})
beforeEach(() => void vi.mocked(getOffer).mockReset().mockResolvedValue(offer))

const t = textsIn('en')
const expectNotFound = () => {
  expect(screen.getByRole('heading', { level: 1, name: t('detail.not_found.title') })).toBeVisible()
  expect(screen.getByRole('link', { name: t('detail.not_found.button') })).toHaveAttribute(
    'href',
    '/en/it-projects',
  )
  expect(head('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(head('link[rel="canonical"]')).toBeNull()
}

test('the page of an offer that does not exist shows the not-found card, with `noindex` and without a canonical link', async () => {
  vi.mocked(getOffer).mockResolvedValue(null)
  await renderOffer('en', '999')
  expectNotFound()
})

test.each([
  ['?q=java&location=Brno', '?q=java&location=Brno'],
  ['?q=java&ref=mail', '?q=java'],
  ['javascript:alert(1)', ''],
  [7, ''],
])(
  'if the router state has the list search %j, an offer and the not-found card link back to the list with the query %j',
  async (listSearch, expected) => {
    await renderOffer('en', '7', { listSearch })
    const back = () => screen.getByRole('link', { name: t('detail.back') })
    expect(back()).toHaveAttribute('href', `/en/it-projects${expected}`)
    cleanup()
    vi.mocked(getOffer).mockResolvedValue(null)
    await renderOffer('en', '7', { listSearch })
    expect(back()).toHaveAttribute('href', `/en/it-projects${expected}`)
  },
)

test.each(['shell', '0', '1e3', '99999999999999999999'])(
  'the page with the invalid id %s shows the not-found card, with `noindex` and without a canonical link, and requests no offer',
  async (id) => {
    await renderOffer('en', id)
    expectNotFound()
    expect(getOffer).not.toHaveBeenCalled()
  },
)

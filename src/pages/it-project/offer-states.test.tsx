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

test('an offer that does not exist shows the not-found card', async () => {
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
  'with the list search %j in the history state, the back links have the query %j',
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
  'the invalid id %s shows the not-found card without a request',
  async (id) => {
    await renderOffer('en', id)
    expectNotFound()
    expect(getOffer).not.toHaveBeenCalled()
  },
)

import { cleanup, screen, within } from '@testing-library/react'
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

const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ innerHTML }) => innerHTML)

test('the page requests the offer of its URL and passes its title to the application form', async () => {
  await renderOffer('de', '7')
  expect(vi.mocked(getOffer).mock.calls[0]?.[0]).toBe(7)
  expect(screen.getByRole('form', { name: 'Data Engineer' })).toBeVisible()
})

test('the German page shows remote work, employment type, location and date in German', async () => {
  const t = textsIn('de')
  await renderOffer('de', '7')
  expect(screen.getByText(t('offer.remote.on_site'))).toBeVisible()
  expect(screen.getByText('Freiberuflich')).not.toHaveAttribute('lang')
  expect(screen.getByText('Brünn')).toBeVisible()
  expect(screen.getByText(t('offer.posted', { date: '4. März 2026' }))).toHaveAttribute(
    'datetime',
    '2026-03-04T07:00:00+00:00',
  )
})

test('the German page marks title and requirements as English and lists each requirement', async () => {
  const t = textsIn('de')
  await renderOffer('de', '7')
  expect(screen.getByRole('heading', { level: 1, name: 'Data Engineer' })).toHaveAttribute('lang', 'en')
  const requirements = screen.getByRole('region', { name: t('detail.requirements') })
  expect(
    within(requirements)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SQL', 'Python', 'SQL'])
  expect(within(requirements).getByRole('list').parentElement).toHaveAttribute('lang', 'en')
})

test('facts and texts that an offer lacks have no label', async () => {
  const t = textsIn('de')
  await renderOffer('de', '7')
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    t('detail.description'),
    t('detail.requirements'),
  ])
  expect(screen.queryByText(t('offer.facts.salary'))).not.toBeInTheDocument()
  expect(screen.queryByText(t('offer.facts.languages'))).not.toBeInTheDocument()
})

test.each(['Python', 'dbt'])(
  'the technology %s links to the search for this technology',
  async (technology) => {
    await renderOffer('de', '7')
    const link = screen.getByRole('link', { name: `${technology} (IT-Projekte)` })
    expect(link).toHaveAttribute('href', `/de/it-projekte?q=${technology}`)
    expect(link).not.toHaveAttribute('aria-current')
  },
)

test('unknown locations and languages are shown as stored and marked as English', async () => {
  vi.mocked(getOffer).mockResolvedValue({ ...offer, location: 'Atlantis', languages: 'Klingon, Czech' })
  await renderOffer('de', '7')
  expect(screen.getByText('Atlantis')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Klingon')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Tschechisch')).not.toHaveAttribute('lang')
})

test('the German page has a meta description, its own canonical URL (D55) and no JobPosting', async () => {
  await renderOffer('de', '7')
  expect(head('meta[name="description"]')).toHaveAttribute(
    'content',
    offer.description.replace('\n', ' ').slice(0, 160),
  )
  expect(head('link[rel="canonical"]')).toHaveAttribute('href', 'http://site.test/de/it-projekte/7')
  expect(jsonLd().join()).not.toContain('JobPosting')
})

test('the JobPosting of the English page contains no `<`, which could end the script element', async () => {
  await renderOffer('en', '7')
  expect(jsonLd().join()).not.toContain('<')
  expect(jsonLd().map((json) => JSON.parse(json) as unknown)).toContainEqual(
    expect.objectContaining({
      '@graph': [expect.objectContaining({ '@type': 'JobPosting', title: 'Data Engineer' })],
    }),
  )
})

test('the English page does not say that the offer is described in English only', async () => {
  await renderOffer('en', '7')
  expect(screen.getByRole('heading', { level: 1, name: 'Data Engineer' })).toBeVisible()
  expect(screen.queryByText(textsIn('en')('detail.only_in_english'))).not.toBeInTheDocument()
})

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

test('an offer that does not exist shows the not-found card with `noindex`', async () => {
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
  'with the list search %j in the router state, the link back has the query %j',
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
  'the invalid id %s shows the not-found card and requests no offer',
  async (id) => {
    await renderOffer('en', id)
    expectNotFound()
    expect(getOffer).not.toHaveBeenCalled()
  },
)

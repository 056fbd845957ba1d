import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { OfferSearchForm } from '@/features/offers/components/offer-search-form'
import { useOfferSearch } from '@/features/offers/use-offer-search'
import type { PageData, PageRequest } from '@/lib/page-request'
import { Seo } from '@/seo/seo'

import { OfferResults } from './offer-results'

export const loader = ({ signal }: PageRequest) => ({
  offers: import('@/features/offers/api/list-offers').then(({ listOffers }) => listOffers(signal)),
})

export const fallback = { offers: [] }

export function Component() {
  const { t } = useTranslation('it-projects')
  const offers = useLoaderData<PageData<typeof loader>>()?.offers
  const { search, show } = useOfferSearch()
  return (
    <>
      <Seo page="it-projects" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <Container className="pb-section">
        <OfferSearchForm search={search} onSearch={show} offers={offers} />
        <OfferResults search={search} offers={offers} />
      </Container>
    </>
  )
}

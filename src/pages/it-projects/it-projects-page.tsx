import { useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { OfferSearchForm } from '@/features/offers/components/offer-search-form'
import { emptySearch, useOfferSearch } from '@/features/offers/search'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'
import { Seo } from '@/seo/seo'

import { OfferResults } from './offer-results'
import type { FirstStep } from './use-offer-list'

export const data = {
  firstStep: async ({ signal }: PageRequest) => {
    const { listOffers } = await import('@/features/offers/api/list-offers')
    return listOffers(emptySearch, signal)
  },
  locations: async ({ signal }: PageRequest) => {
    const { listLocations } = await import('@/features/offers/api/list-offers')
    return listLocations(signal)
  },
}

export function Component() {
  const { t } = useTranslation('it-projects')
  const { firstStep, locations } = usePageData<typeof data>()
  const { search, setSearch, showMore } = useOfferSearch()
  const results = (step: FirstStep) => <OfferResults search={search} firstStep={step} onShowMore={showMore} />
  return (
    <>
      <Seo page="it-projects" title={t('meta.title')} description={t('meta.description')} />
      <PageHero compact eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <Container className="pb-section">
        <OfferSearchForm search={search} onSearch={setSearch} locations={locations} />
        <AwaitDatum
          datum={firstStep}
          pending={results({ status: 'pending' })}
          failed={(code) => results({ status: 'failed', code })}
        >
          {(value) => results({ status: 'loaded', value })}
        </AwaitDatum>
      </Container>
    </>
  )
}

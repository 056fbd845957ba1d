import { useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { OfferSearchForm } from '@/features/offers/components/offer-search-form'
import { readSearch, useOfferSearch } from '@/features/offers/search'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'
import { Seo } from '@/seo/seo'

import { OfferResults, type SearchResult } from './offer-results'

export const data = {
  list: async ({ searchParams, signal }: PageRequest) => {
    const { listOffers } = await import('@/features/offers/api/list-offers')
    const search = readSearch(searchParams)
    return { search, ...(await listOffers(search, signal)) }
  },
  locations: async ({ signal }: PageRequest) => {
    const { listLocations } = await import('@/features/offers/api/list-offers')
    return listLocations(signal)
  },
}

export const queryData = ['list']

export function Component() {
  const { t } = useTranslation('it-projects')
  const { list, locations } = usePageData<typeof data>()
  const { search, setSearch, showMore } = useOfferSearch()
  const results = (result: SearchResult) => (
    <OfferResults search={search} result={result} onShowMore={showMore} />
  )
  return (
    <>
      <Seo page="it-projects" title={t('meta.title')} description={t('meta.description')} />
      <PageHero compact eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <Container className="pb-section">
        <OfferSearchForm search={search} onSearch={setSearch} locations={locations} />
        <AwaitDatum
          datum={list}
          pending={results({ status: 'pending' })}
          failed={(code) => results({ status: 'failed', code })}
        >
          {(value) => results({ status: 'loaded', value })}
        </AwaitDatum>
      </Container>
    </>
  )
}

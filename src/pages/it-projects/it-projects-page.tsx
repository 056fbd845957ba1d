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
  locations: ({ searchParams }: PageRequest) => locationsFor(searchParams.toString()),
}

let last: { query: string; locations: Promise<string[]> } | undefined

/** Another query has the same locations. The same query again is a refresh. */
async function locationsFor(query: string): Promise<string[]> {
  if (last && last.query !== query) {
    last.query = query
    return last.locations
  }
  const { listLocations } = await import('@/features/offers/api/list-offers')
  const locations = listLocations()
  last = { query, locations }
  locations.catch(() => (last = undefined))
  return locations
}

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
          pending={results(('last' in list && list.last) || { status: 'pending' })}
          failed={(code) => results({ status: 'failed', code })}
        >
          {(value) => results({ status: 'loaded', value })}
        </AwaitDatum>
      </Container>
    </>
  )
}

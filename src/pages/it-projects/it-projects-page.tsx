import { useTranslation } from 'react-i18next'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { OfferSearchForm } from '@/features/offers/components/offer-search-form'
import { useOfferSearch } from '@/features/offers/use-offer-search'
import { usePageData, type PageRequest } from '@/lib/page-data'
import { Seo } from '@/seo/seo'

import { OfferResults } from './offer-results'

export const data = {
  offers: async ({ signal }: PageRequest) => {
    const { listOffers } = await import('@/features/offers/api/list-offers')
    return listOffers(signal)
  },
}

export function Component() {
  const { t } = useTranslation('it-projects')
  const { offers } = usePageData<typeof data>()
  const { search, setSearch } = useOfferSearch()
  return (
    <>
      <Seo page="it-projects" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <Container className="pb-section">
        <OfferSearchForm search={search} onSearch={setSearch} offers={offers} />
        <OfferResults search={search} offers={offers} />
      </Container>
    </>
  )
}

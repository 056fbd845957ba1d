import { useTranslation } from 'react-i18next'

import { AwaitDatum } from '@/components/await-datum'
import { LoadError } from '@/components/load-error'
import { OfferCard, OfferCardSkeleton } from '@/features/offers/components/offer-card'
import type { OfferSummary } from '@/features/offers/model'
import { filterOffers, type OfferSearch } from '@/features/offers/search'
import type { Datum } from '@/lib/page-data'
import { useHydrated } from '@/lib/use-hydrated'

import { NoOffers } from './no-offers'

const SKELETONS = [1, 2, 3, 4]

interface OfferResultsProps {
  search: OfferSearch
  offers: Datum<OfferSummary[]>
}

/**
 * Shows the number of matching offers, which is announced to screen readers (D12), and a card per offer. Prerendered HTML
 * has all offers, so until hydration it is hidden if the URL has a search. The minimum height keeps the footer off the
 * first screen while the list gets shorter.
 */
export function OfferResults({ search, offers }: OfferResultsProps) {
  const { t } = useTranslation('it-projects')
  const hydrated = useHydrated()
  return (
    <div className={`min-h-[60svh] ${hydrated ? '' : 'in-[html[data-search]]:unfiltered'}`}>
      <p role="status" className="mt-8 mb-4 text-small text-muted tabular-nums">
        <AwaitDatum datum={offers} pending={t('list.loading')} failed={() => null}>
          {(all) => t('list.found', { count: filterOffers(all, search).length })}
        </AwaitDatum>
      </p>
      <AwaitDatum
        datum={offers}
        pending={<Loading />}
        failed={(code) => <LoadError title={t('list.failed')} code={code} />}
      >
        {(all) => <OfferList offers={filterOffers(all, search)} search={search} />}
      </AwaitDatum>
    </div>
  )
}

function OfferList({ offers, search }: { offers: OfferSummary[]; search: OfferSearch }) {
  if (offers.length === 0) return <NoOffers search={search} />
  return (
    <ul className="space-y-4">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div className="space-y-4">
      {SKELETONS.map((skeleton) => (
        <OfferCardSkeleton key={skeleton} />
      ))}
    </div>
  )
}

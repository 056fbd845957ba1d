import { useTranslation } from 'react-i18next'

import { OfferCard } from '@/features/offers/components/offer-card'
import { OfferCardSkeleton } from '@/features/offers/components/offer-card-skeleton'
import { WithOffers } from '@/features/offers/components/with-offers'
import type { OfferSummary } from '@/features/offers/model'
import { filterOffers, type OfferSearch } from '@/features/offers/search'

import { NoOffers } from './no-offers'

const SKELETONS = [1, 2, 3, 4]

interface OfferResultsProps {
  search: OfferSearch
  offers: Promise<OfferSummary[]> | OfferSummary[] | undefined
}

/** How many offers were found, for screen readers too (D12), and their cards. */
export function OfferResults({ search, offers }: OfferResultsProps) {
  const { t } = useTranslation('it-projects')
  return (
    <>
      <p role="status" className="mt-8 mb-4 text-small text-muted tabular-nums">
        <WithOffers offers={offers}>
          {(arrived) =>
            arrived ? t('list.found', { count: filterOffers(arrived, search).length }) : t('list.loading')
          }
        </WithOffers>
      </p>
      <WithOffers offers={offers}>
        {(arrived) =>
          arrived ? <Found offers={filterOffers(arrived, search)} search={search} /> : <Loading />
        }
      </WithOffers>
    </>
  )
}

function Found({ offers, search }: { offers: OfferSummary[]; search: OfferSearch }) {
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

import { useTranslation } from 'react-i18next'

import { LoadError } from '@/components/load-error'
import { OfferCardSkeleton } from '@/features/offers/components/offer-card'
import type { OfferListRequest } from '@/features/offers/search'
import { useHydrated } from '@/lib/use-hydrated'

import { NoOffers } from './no-offers'
import { OfferCards } from './offer-cards'
import { useOfferList, type FirstStep } from './use-offer-list'

const SKELETONS = [1, 2, 3, 4]

interface OfferResultsProps {
  search: OfferListRequest
  firstStep: FirstStep
  onShowMore: () => void
}

/**
 * Shows the number of matching offers, which screen readers announce (D12), and their cards in steps (D38).
 * Prerendered HTML contains the first step of the list of all offers. If the URL has a search, a script in `index.html`
 * sets `data-search` on `<html>`, and the class `unfiltered` hides the number and the cards until hydration, but at
 * most for 6 seconds. The minimum height keeps the footer below the first screen when few offers match.
 */
export function OfferResults({ search, firstStep, onShowMore }: OfferResultsProps) {
  const { t } = useTranslation('it-projects')
  const hydrated = useHydrated()
  const { list, isLoading, error, retry } = useOfferList(search, firstStep)
  const isFailed = !list && error !== undefined
  return (
    <div
      className={`min-h-[60svh] ${hydrated ? '' : 'in-[html[data-search]]:unfiltered'}`}
      aria-busy={isLoading}
    >
      <p role="status" className="mt-8 mb-4 text-small text-muted tabular-nums">
        {list ? t('list.found', { count: list.total }) : !isFailed && t('list.loading')}
      </p>
      {isFailed && <LoadError title={t('list.failed')} code={error} onRetry={retry} isRetrying={isLoading} />}
      {!list && !isFailed && <Loading />}
      {list?.total === 0 && <NoOffers search={search} />}
      {list && list.total > 0 && (
        <OfferCards
          list={list}
          isLoading={isLoading}
          isFailed={error !== undefined && !isLoading}
          onShowMore={error ? (retry ?? onShowMore) : onShowMore}
        />
      )}
    </div>
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

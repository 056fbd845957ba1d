import { useTranslation } from 'react-i18next'

import { StepList } from '@/components/step-list'
import { OfferCard } from '@/features/offers/components/offer-card'
import type { OfferList } from '@/features/offers/model'
import { STEP_SIZE } from '@/features/offers/search'

interface OfferCardsProps {
  list: OfferList
  isLoading: boolean
  isFailed: boolean
  onShowMore: () => void
}

export function OfferCards({ list: { offers, total }, isLoading, isFailed, onShowMore }: OfferCardsProps) {
  const { t } = useTranslation('it-projects')
  return (
    <StepList
      items={offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} />
        </li>
      ))}
      className={`offer-list space-y-4 transition-opacity ${isLoading ? 'opacity-60 delay-300' : ''}`}
      announcement={offers.length > STEP_SIZE && t('list.shown', { count: offers.length })}
      hasMore={offers.length < total}
      isLoading={isLoading}
      error={isFailed && t('list.more_failed')}
      buttonText={isLoading ? t('list.loading') : t('list.more')}
      onShowMore={onShowMore}
    />
  )
}

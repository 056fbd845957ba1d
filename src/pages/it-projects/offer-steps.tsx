import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { OfferCard } from '@/features/offers/components/offer-card'
import type { OfferList } from '@/features/offers/model'
import { STEP_SIZE } from '@/features/offers/search'
import { useHydrated } from '@/lib/use-hydrated'

interface OfferStepsProps {
  list: OfferList
  isLoading: boolean
  isFailed: boolean
  onShowMore: () => void
}

/** The focus moves to the first new card (D38). */
export function OfferSteps({ list: { offers, total }, isLoading, isFailed, onShowMore }: OfferStepsProps) {
  const { t } = useTranslation('it-projects')
  const hydrated = useHydrated()
  const cards = useRef<HTMLUListElement>(null)
  const countAtClick = useRef<number>(undefined)

  useEffect(() => {
    const firstNew = countAtClick.current
    if (firstNew === undefined || offers.length <= firstNew) return
    countAtClick.current = undefined
    cards.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [offers.length])

  const showMore = () => {
    if (isLoading) return
    countAtClick.current = offers.length
    onShowMore()
  }
  return (
    <>
      <ul
        ref={cards}
        className={`offer-list space-y-4 transition-opacity ${isLoading ? 'opacity-60 delay-300' : ''}`}
      >
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {offers.length > STEP_SIZE && t('list.shown', { count: offers.length })}
      </p>
      {offers.length < total && (
        <div className="mt-10 text-center noscript:hidden">
          {isFailed && (
            <p role="alert" className="mb-4 text-small text-danger">
              {t('list.more_failed')}
            </p>
          )}
          <button
            type="button"
            disabled={!hydrated}
            aria-disabled={isLoading}
            onClick={showMore}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            {isLoading ? t('list.loading') : t('list.more')}
          </button>
        </div>
      )}
    </>
  )
}

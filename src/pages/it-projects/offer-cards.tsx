import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { OfferCard } from '@/features/offers/components/offer-card'
import type { OfferList } from '@/features/offers/model'
import { STEP_SIZE } from '@/features/offers/search'
import { useHydrated } from '@/lib/use-hydrated'

interface OfferCardsProps {
  list: OfferList
  isLoading: boolean
  /** Whether the next step could not be loaded. */
  isFailed: boolean
  onShowMore: () => void
}

/**
 * Renders a card per offer and, if there are more offers, a button that shows the next step. When it is loaded, the focus
 * moves to the first new card and the number of cards is announced. The button needs a script, so it is disabled until
 * hydration and hidden if scripts are off (D43).
 */
export function OfferCards({ list: { offers, total }, isLoading, isFailed, onShowMore }: OfferCardsProps) {
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
      <ul ref={cards} className={`space-y-4 transition-opacity ${isLoading ? 'opacity-60 delay-300' : ''}`}>
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
        <div className="mt-10 text-center">
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
            className={buttonVariants({ variant: 'outline', size: 'lg', className: 'noscript:hidden' })}
          >
            {isLoading ? t('list.loading') : t('list.more')}
          </button>
        </div>
      )}
    </>
  )
}

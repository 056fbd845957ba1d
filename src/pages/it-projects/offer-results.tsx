import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { LoadError } from '@/components/load-error'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { OfferCard, OfferCardSkeleton } from '@/features/offers/components/offer-card'
import { searchFormId } from '@/features/offers/components/offer-search-form'
import type { OfferList } from '@/features/offers/model'
import { STEP_SIZE, type OfferSearch } from '@/features/offers/search'
import { useHydrated } from '@/lib/use-hydrated'

import { useOfferList, type FirstStep } from './use-offer-list'

interface OfferResultsProps {
  search: OfferSearch
  firstStep: FirstStep
  onShowMore: () => void
}

/**
 * If `index.html` finds a search in the URL, the class `unfiltered` hides the prerendered offers until hydration, but
 * not longer than 6 seconds.
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
      <p role="status" className="mt-6 mb-3 text-small text-muted">
        {list ? t('list.found', { count: list.total }) : !isFailed && t('list.loading')}
      </p>
      {isFailed && <LoadError title={t('list.failed')} code={error} onRetry={retry} isRetrying={isLoading} />}
      {!list && !isFailed && (
        <div className="space-y-3">
          {[1, 2, 3].map((skeleton) => (
            <OfferCardSkeleton key={skeleton} />
          ))}
        </div>
      )}
      {list?.total === 0 && <NoOffers isFiltered={Boolean(search.query || search.location)} />}
      {list && list.total > 0 && (
        <OfferSteps
          list={list}
          isLoading={isLoading}
          isFailed={error !== undefined && !isLoading}
          onShowMore={error ? (retry ?? onShowMore) : onShowMore}
        />
      )}
    </div>
  )
}

function NoOffers({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('it-projects')
  return (
    <div className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center">
      <p className="text-subheading font-semibold">{t('list.empty')}</p>
      <p className="mx-auto mt-3 max-w-md text-small text-balance text-muted">
        {isFiltered && `${t('list.check_spelling')} `}
        {t('list.empty_hint')}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {isFiltered && (
          <button type="reset" form={searchFormId} className={buttonVariants()}>
            {t('list.clear')}
          </button>
        )}
        <PageLink
          page="for-it-specialists"
          className={buttonVariants({ variant: isFiltered ? 'outline' : 'default' })}
        >
          {t('list.sign_up')}
        </PageLink>
      </div>
    </div>
  )
}

interface OfferStepsProps {
  list: OfferList
  isLoading: boolean
  isFailed: boolean
  onShowMore: () => void
}

/** Shows the offers in steps (D38). After a step, the focus moves to the first new card. */
function OfferSteps({ list: { offers, total }, isLoading, isFailed, onShowMore }: OfferStepsProps) {
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
        className={`offer-list space-y-3 transition-opacity ${isLoading ? 'opacity-60 delay-300' : ''}`}
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

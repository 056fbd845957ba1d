import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom'

import { LoadError } from '@/components/load-error'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { OfferCard, OfferCardSkeleton } from '@/features/offers/components/offer-card'
import { searchFormId } from '@/features/offers/components/offer-search-form'
import type { OfferList } from '@/features/offers/model'
import { MAX_SHOWN, searchString, BATCH_SIZE, type OfferSearch } from '@/features/offers/search'
import type { LoadResult } from '@/lib/page-data'
import { enquiryFormLink } from '@/lib/started-form'
import { useHydrated } from '@/lib/use-hydrated'

import { useRestoredPosition } from './use-restored-position'

type FoundOffers = OfferList & { search: OfferSearch }

export type SearchResult = LoadResult<FoundOffers> | { status: 'pending' }

interface OfferResultsProps {
  /** The search in the URL. It differs from that of the result until the first load after hydration. */
  search: OfferSearch
  result: SearchResult
  onShowMore: () => void
}

/**
 * If more offers cannot be loaded, the shown ones stay.
 *
 * If `index.html` finds a search in the URL, the class `unfiltered` hides the prerendered offers until hydration, but
 * not longer than 6 seconds.
 */
export function OfferResults({ search, result, onShowMore }: OfferResultsProps) {
  const { t } = useTranslation('it-projects')
  const hydrated = useHydrated()
  const isSearching = useIsSearching()
  const { state, revalidate } = useRevalidator()
  const [last, setLast] = useState<FoundOffers>()
  if (result.status === 'loaded' && result.value !== last) setLast(result.value)

  const filter = ({ query, location }: OfferSearch) => searchString({ query, location })
  const list = last && filter(last.search) === filter(search) ? last : undefined
  const isFailed = result.status === 'failed'
  const isComplete = isFailed ? state === 'idle' : list && searchString(list.search) === searchString(search)
  const isLoading = isSearching || !isComplete
  useRestoredPosition(Boolean(isComplete))
  return (
    <div
      className={`min-h-[60svh] ${hydrated ? '' : 'in-[html[data-search]]:unfiltered'}`}
      aria-busy={isLoading}
    >
      <p role="status" className="mt-6 mb-3 text-small text-muted">
        {list ? t('list.found', { count: list.total }) : !isFailed && t('list.loading')}
      </p>
      {isFailed && !list && <LoadError title={t('list.failed')} code={result.code} />}
      {!list && !isFailed && (
        <div className="space-y-3">
          {[1, 2, 3].map((skeleton) => (
            <OfferCardSkeleton key={skeleton} />
          ))}
        </div>
      )}
      {list?.total === 0 && <NoOffers isFiltered={filter(search) !== ''} />}
      {list && list.total > 0 && (
        <OfferCards
          list={list}
          isLoading={isLoading}
          isFailed={isFailed && !isLoading}
          onShowMore={isFailed ? () => void revalidate() : onShowMore}
        />
      )}
    </div>
  )
}

/** True while the router loads the list for another query of this page. */
function useIsSearching(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}

function NoOffers({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('it-projects')
  return (
    <div className="rounded-surface border border-dashed border-ink/25 px-6 py-10 text-center">
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
          hash={enquiryFormLink}
          className={buttonVariants({ variant: isFiltered ? 'outline' : 'default' })}
        >
          {t('list.sign_up')}
        </PageLink>
      </div>
    </div>
  )
}

interface OfferCardsProps {
  list: FoundOffers
  isLoading: boolean
  isFailed: boolean
  onShowMore: () => void
}

/** Shows the offers in batches (D38). After *Show more*, the focus moves to the first new card. */
function OfferCards({ list, isLoading, isFailed, onShowMore }: OfferCardsProps) {
  const { t } = useTranslation('it-projects')
  const { offers, total } = list
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
  // A search renders this component several times, but changes the list once.
  const items = useMemo(
    () =>
      list.offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} listSearch={searchString(list.search)} />
        </li>
      )),
    [list],
  )
  return (
    <>
      <ul
        ref={cards}
        className={`offer-list space-y-3 transition-opacity ${isLoading ? 'opacity-60 delay-300' : ''}`}
      >
        {items}
      </ul>
      <p role="status" className="sr-only">
        {offers.length > BATCH_SIZE && t('list.shown', { count: offers.length })}
      </p>
      {offers.length < total && (
        <div className="mt-10 text-center noscript:hidden">
          {isFailed && (
            <p role="alert" className="mb-4 text-small text-danger">
              {t('list.more_failed')}
            </p>
          )}
          {offers.length < MAX_SHOWN ? (
            <MoreButton isLoading={isLoading} onClick={showMore} />
          ) : (
            <p className="text-small text-muted">{t('list.limit', { count: MAX_SHOWN })}</p>
          )}
        </div>
      )}
    </>
  )
}

function MoreButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const { t } = useTranslation('it-projects')
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      disabled={!hydrated}
      aria-disabled={hydrated ? isLoading : undefined}
      onClick={onClick}
      className={buttonVariants({ variant: 'outline', size: 'lg' })}
    >
      {isLoading ? t('list.loading') : t('list.more')}
    </button>
  )
}

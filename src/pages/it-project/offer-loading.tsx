import { useTranslation } from 'react-i18next'

import { Skeleton } from '@/components/ui/skeleton'
import { PageTitle } from '@/seo/seo'

import { BackToOffers } from './back-to-offers'

/** Columns of the offer and, on wide screens, its form. */
export const offerColumns =
  'grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_28rem]'

/** Skeleton of the offer and its form. */
export function OfferLoading() {
  const { t } = useTranslation('it-projects')
  return (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <BackToOffers />
      <p role="status" className="sr-only">
        {t('detail.loading')}
      </p>
      <div className={offerColumns}>
        <div>
          <Skeleton className="h-7 w-48 rounded-full" />
          <Skeleton className="mt-5 h-14 w-4/5" />
          <Skeleton className="mt-4 h-5.5 w-64 max-w-full" />
          <Skeleton className="mt-8 h-56" />
          <Skeleton className="mt-12 h-8 w-40" />
          <Skeleton className="mt-4 h-48 max-w-measure" />
        </div>
        <Skeleton className="h-200 rounded-surface max-lg:hidden" />
      </div>
    </>
  )
}

import { useTranslation } from 'react-i18next'

import { Skeleton } from '@/components/ui/skeleton'

/** Holds the places of the offer and its form. */
export function OfferLoading() {
  const { t } = useTranslation('it-projects')
  return (
    <div role="status" className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div>
        <span className="sr-only">{t('detail.loading')}</span>
        <Skeleton className="h-7 w-48 rounded-full" />
        <Skeleton className="mt-5 h-14 w-4/5" />
        <Skeleton className="mt-8 h-56" />
        <Skeleton className="mt-12 h-8 w-40" />
        <Skeleton className="mt-4 h-48 max-w-measure" />
      </div>
      <Skeleton className="h-140 rounded-surface max-lg:hidden" />
    </div>
  )
}

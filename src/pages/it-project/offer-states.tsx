import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '@/components/back-link'
import { LoadError } from '@/components/load-error'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useListSearch } from '@/features/offers/use-offer-search'
import type { AppErrorCode } from '@/lib/app-error'
import { NoIndexSeo, PageTitle } from '@/seo/seo'

export const offerColumns =
  'grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_28rem]'

export function BackToOffers() {
  const { t } = useTranslation('it-projects')
  return (
    <BackLink page="it-projects" search={useListSearch()}>
      {t('detail.back')}
    </BackLink>
  )
}

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

export function OfferFailed({ code }: { code: AppErrorCode }) {
  const { t } = useTranslation('it-projects')
  return (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <BackToOffers />
      <LoadError title={t('detail.failed')} titleAs="h1" code={code} />
    </>
  )
}

/**
 * Picture of `OfferNotFound`. The code of the picture is loaded only when `OfferNotFound` is shown, because most
 * visitors see an offer. If the code cannot be loaded, no picture is shown.
 */
const NotFoundArt = lazy<ComponentType>(() =>
  import('@/components/art/not-found-art').then(
    (module) => ({ default: module.NotFoundArt }),
    () => ({ default: () => null }),
  ),
)

export function OfferNotFound() {
  const { t } = useTranslation('it-projects')
  const listSearch = useListSearch()
  const title = t('detail.not_found.title')
  const text = t('detail.not_found.text')
  return (
    <div className="mt-6 grid items-center gap-x-16 gap-y-12 rounded-surface border border-line bg-surface px-6 py-12 sm:p-12 lg:grid-cols-2 lg:p-16">
      <NoIndexSeo title={title} description={text} />
      <div>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
        <PageLink
          page="it-projects"
          search={listSearch}
          className={buttonVariants({ size: 'lg', className: 'mt-8' })}
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('detail.not_found.button')}
        </PageLink>
      </div>
      <Suspense fallback={<div className="mt-12 aspect-32/15" />}>
        <NotFoundArt />
      </Suspense>
    </div>
  )
}

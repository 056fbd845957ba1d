import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { NotFoundArt } from '@/components/art/not-found-art'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { useListSearch } from '@/features/offers/use-offer-search'
import { NoIndexSeo } from '@/seo/seo'

/** Shown for an offer that is missing or not active (spec 2). */
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
      <NotFoundArt />
    </div>
  )
}

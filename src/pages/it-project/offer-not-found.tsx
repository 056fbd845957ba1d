import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'
import { NoIndexSeo } from '@/seo/no-index-seo'

/** Stands for an offer that is missing or not active (spec 2). */
export function OfferNotFound() {
  const { t } = useTranslation('it-projects')
  const title = t('detail.not_found.title')
  const text = t('detail.not_found.text')
  return (
    <div className="rounded-surface border border-line bg-surface px-6 py-16 sm:px-12 lg:py-24">
      <NoIndexSeo title={title} description={text} />
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
      <PageLink page="it-projects" className={button({ size: 'lg', className: 'mt-8' })}>
        {t('detail.not_found.button')}
      </PageLink>
    </div>
  )
}

import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { searchFormId } from '@/features/offers/components/offer-search-form'
import type { OfferSearch } from '@/features/offers/search'

export function NoOffers({ search }: { search: OfferSearch }) {
  const { t } = useTranslation('it-projects')
  const isFiltered = Boolean(search.query || search.location)
  return (
    <div className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center">
      <p className="text-subheading font-semibold">{t('list.empty')}</p>
      <p className="mx-auto mt-3 max-w-md text-small text-muted">{t('list.empty_hint')}</p>
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

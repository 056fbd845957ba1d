import { useTranslation } from 'react-i18next'

import { BackLink } from '@/components/back-link'
import { useListSearch } from '@/features/offers/use-offer-search'

/** Links back to the list with the search that the visitor came from. */
export function BackToOffers() {
  const { t } = useTranslation('it-projects')
  return (
    <BackLink page="it-projects" search={useListSearch()}>
      {t('detail.back')}
    </BackLink>
  )
}

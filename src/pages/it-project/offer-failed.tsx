import { useTranslation } from 'react-i18next'

import { LoadError } from '@/components/load-error'
import type { AppErrorCode } from '@/lib/app-error'
import { PageTitle } from '@/seo/seo'

import { BackToOffers } from './back-to-offers'

/** Replaces an offer that could not be loaded. */
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

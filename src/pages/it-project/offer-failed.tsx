import { useTranslation } from 'react-i18next'

import { BackLink } from '@/components/back-link'
import { LoadError } from '@/components/load-error'
import type { AppErrorCode } from '@/lib/app-error'
import { PageTitle } from '@/seo/page-title'

/** Replaces an offer that could not be loaded. */
export function OfferFailed({ code }: { code: AppErrorCode }) {
  const { t } = useTranslation('it-projects')
  return (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <BackLink page="it-projects">{t('detail.back')}</BackLink>
      <LoadError title={t('detail.failed')} titleAs="h1" code={code} />
    </>
  )
}

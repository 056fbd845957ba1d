import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'

/** The way back to the list, above the offer. */
export function BackLink() {
  const { t } = useTranslation('it-projects')
  return (
    <PageLink
      page="it-projects"
      className="mb-8 inline-flex items-center gap-2 py-2 text-small text-muted hover:text-ink lg:mb-10 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('detail.back')}
    </PageLink>
  )
}

import { useTranslation } from 'react-i18next'

import { ClosingRow } from '@/components/closing-row'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'

/** Where a study leads: to the page for companies (spec 2). */
export function StudyCallToAction() {
  const { t } = useTranslation('case-studies')
  return (
    <ClosingRow title={t('detail.cta.title')} text={t('detail.cta.text')}>
      <PageLink page="for-companies" className={buttonVariants({ size: 'lg' })}>
        {t('detail.cta.button')}
      </PageLink>
    </ClosingRow>
  )
}

import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClosingRow } from '@/components/closing-row'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'

/** Where the page leads: to the contact form. */
export function Closing() {
  const { t } = useTranslation('about')
  return (
    <ClosingRow title={t('closing.title')} text={t('closing.text')}>
      <PageLink page="contact" className={buttonVariants({ size: 'lg' })}>
        {t('closing.button')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </PageLink>
    </ClosingRow>
  )
}

import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { ActionRow } from '@/components/ui/action-row'
import { buttonVariants } from '@/components/ui/button'

export function MainActions({ className }: { className?: string }) {
  const { t } = useTranslation('home')
  return (
    <ActionRow className={className}>
      <PageLink page="for-companies" className={buttonVariants({ size: 'lg' })}>
        {t('hero.find_specialist')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </PageLink>
      <PageLink page="for-it-specialists" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        {t('hero.find_project')}
      </PageLink>
    </ActionRow>
  )
}

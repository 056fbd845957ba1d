import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '@/components/back-link'
import { Container } from '@/components/ui/container'

export function StudyLayout({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('case-studies')
  return (
    <Container className="min-h-svh pt-5 pb-section sm:pt-8">
      {banner}
      <div className="mt-6">
        <BackLink page="case-studies">{t('detail.back')}</BackLink>
      </div>
      {children}
    </Container>
  )
}

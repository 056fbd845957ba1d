import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

export function StudyCallToAction() {
  const { t } = useTranslation('case-studies')
  return (
    <section aria-labelledby="study-call-to-action" className="bg-tint py-16 lg:py-24 print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-8">
        <div>
          <h2 id="study-call-to-action" className="text-title">
            {t('detail.cta.title')}
          </h2>
          <p className="mt-3 text-lead text-muted">{t('detail.cta.text')}</p>
        </div>
        <PageLink page="for-companies" className={button({ size: 'lg' })}>
          {t('detail.cta.button')}
        </PageLink>
      </Container>
    </section>
  )
}

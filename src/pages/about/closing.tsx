import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

/** Where the page leads: to the contact form. */
export function Closing() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="closing" className="bg-tint py-16 lg:py-24 print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-8">
        <div>
          <h2 id="closing" className="text-title">
            {t('closing.title')}
          </h2>
          <p className="mt-3 text-lead text-muted">{t('closing.text')}</p>
        </div>
        <PageLink page="contact" className={button({ size: 'lg' })}>
          {t('closing.button')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </PageLink>
      </Container>
    </section>
  )
}

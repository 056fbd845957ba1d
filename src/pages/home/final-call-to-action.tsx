import { useTranslation } from 'react-i18next'

import { TideBand } from '@/components/art/tide-band'
import { Container } from '@/components/ui/container'

import { MainActions } from './main-actions'

export function FinalCallToAction() {
  const { t } = useTranslation('home')
  return (
    <section
      aria-labelledby="final-call-to-action"
      className="relative isolate overflow-hidden bg-tint py-section"
    >
      <Container>
        <h2 id="final-call-to-action" className="max-w-[18ch] text-title">
          {t('final_cta.title')}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{t('final_cta.text')}</p>
        <MainActions className="mt-9" />
      </Container>
      <TideBand />
    </section>
  )
}

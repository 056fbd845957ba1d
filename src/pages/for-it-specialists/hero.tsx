import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'
import { SpecialistForm } from '@/features/enquiries/components/specialist-form'

import { SIGN_UP_ID } from './go-to-sign-up'

const points = ['reply', 'rate', 'choice'] as const

/** Title, subtitle and three benefit points beside the sign-up form (spec 2). */
export function Hero() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Container className="grid gap-x-16 gap-y-14 pt-14 pb-section lg:grid-cols-[1fr_minmax(0,33rem)] lg:pt-24">
      <div>
        <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
        <h1 tabIndex={-1} className="max-w-[14ch] text-display">
          {t('hero.title')}
        </h1>
        <p className="mt-6 max-w-[30rem] text-lead text-muted">{t('hero.text')}</p>
        <ul className="mt-10 max-w-[30rem] border-b border-line">
          {points.map((point) => (
            <li key={point} className="flex gap-3.5 border-t border-line py-4">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
              {t(`hero.points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <div id={SIGN_UP_ID}>
        <SpecialistForm />
      </div>
    </Container>
  )
}

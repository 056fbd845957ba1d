import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'
import { Chip } from '@/components/ui/chip'

/** Four steps (spec 2), each a little lower than the one before where they stand side by side. */
const steps = [
  { step: 'brief', drop: '' },
  { step: 'reply', drop: 'lg:mt-14' },
  { step: 'candidates', drop: 'lg:mt-28' },
  { step: 'start', drop: 'lg:mt-42' },
] as const

export function Process() {
  const { t } = useTranslation('for-companies')
  return (
    <Section tone="sunken" eyebrow={t('process.eyebrow')} title={t('process.title')}>
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ step, drop }, index) => (
          <li key={step} className={`border-l border-ink/20 pl-5 lg:pl-6 ${drop}`}>
            <p className="flex items-center justify-between gap-3">
              <span aria-hidden="true" className="text-title font-semibold tabular-nums">
                {index + 1}
              </span>
              <Chip>{t(`process.steps.${step}.time`)}</Chip>
            </p>
            <h3 className="mt-5 text-subheading">{t(`process.steps.${step}.title`)}</h3>
            <p className="mt-3 text-small text-muted">{t(`process.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

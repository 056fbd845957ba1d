import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'
import { Chip } from '@/components/ui/chip'

import { ProcessBridge } from './process-bridge'

const steps = ['brief', 'reply', 'candidates', 'start'] as const

/** Four steps (spec 2); where they stand side by side, each has its tower of the bridge above it. */
export function Process() {
  const { t } = useTranslation('for-companies')
  return (
    <Section tone="sunken" eyebrow={t('process.eyebrow')} title={t('process.title')}>
      <ProcessBridge className="mb-8 hidden h-28 w-full lg:block" />
      <ol className="grid gap-y-10 max-lg:gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="max-lg:border-l max-lg:border-ink/20 max-lg:pl-5 lg:pr-10">
            <p className="flex items-center gap-4 max-lg:justify-between">
              <span aria-hidden="true" className="text-title font-semibold">
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

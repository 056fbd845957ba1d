import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

import { ProcessBridge } from './process-bridge'

const steps = ['request', 'reply', 'candidates', 'start'] as const

/** Four steps (spec 2): a bridge with a tower for each on wide screens, a line with stops on narrow ones. */
export function Process() {
  const { t } = useTranslation('for-companies')
  return (
    <Section tone="sunken" eyebrow={t('process.eyebrow')} title={t('process.title')}>
      <ProcessBridge className="hidden h-28 w-full lg:block" />
      <ol className="ml-2 border-l-2 border-primary/40 lg:ml-0 lg:grid lg:grid-cols-4 lg:border-l-0 lg:pt-8">
        {steps.map((step) => (
          <li key={step} className="relative pb-10 pl-8 last:pb-0 lg:pr-10 lg:pb-0 lg:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-primary ring-4 ring-sunken lg:hidden"
            />
            <p className="text-small font-medium text-primary tabular-nums">
              {t(`process.steps.${step}.when`)}
            </p>
            <h3 className="mt-2 text-heading">{t(`process.steps.${step}.title`)}</h3>
            <p className="mt-3 max-w-measure text-small text-muted">
              {t(`process.steps.${step}.description`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

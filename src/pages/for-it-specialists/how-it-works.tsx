import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

const steps = ['sign_up', 'reply', 'screening', 'start'] as const

/** The line to the next step: downwards on narrow screens, to the right on wide ones. */
const line =
  'not-last:before:absolute not-last:before:top-15 not-last:before:bottom-3 not-last:before:left-6 not-last:before:w-px not-last:before:bg-ink/20 lg:not-last:before:top-6 lg:not-last:before:right-4 lg:not-last:before:bottom-auto lg:not-last:before:left-16 lg:not-last:before:h-px lg:not-last:before:w-auto'

/** Four numbered steps: a horizontal timeline on wide screens, a vertical list on narrow ones (spec 2). */
export function HowItWorks() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Section eyebrow={t('how.eyebrow')} title={t('how.title')}>
      <ol className="grid lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step}
            className={`relative flex gap-6 pb-10 last:pb-0 lg:block lg:pr-8 lg:pb-0 lg:last:pr-0 ${line}`}
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full border border-ink/25 text-subheading font-semibold text-primary tabular-nums">
              {index + 1}
            </span>
            <div className="pt-2.5 lg:pt-7">
              <h3 className="text-heading">{t(`how.steps.${step}.title`)}</h3>
              <p className="mt-3 text-small text-muted">{t(`how.steps.${step}.description`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

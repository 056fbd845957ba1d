import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

const steps = ['sign_up', 'conversation', 'screening', 'project'] as const

/** Shows four numbered steps (spec 2). On wide screens, they are a horizontal timeline, otherwise a vertical list. */
export function HowItWorks() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Section eyebrow={t('how_it_works.eyebrow')} title={t('how_it_works.title')}>
      <ol className="grid gap-y-10 lg:grid-cols-4 lg:gap-y-0 lg:pt-24">
        {steps.map((step, index) => (
          <li
            key={step}
            className="group relative pl-18 lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:pr-8 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-11 -bottom-10 left-5.5 w-px bg-ink/20 group-last:hidden lg:hidden"
            />
            <BridgeSpan className="absolute -top-18.5 left-5.5 hidden h-24 w-full overflow-visible text-primary lg:group-not-last:block" />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-11 place-items-center rounded-full border border-primary bg-paper font-semibold text-primary tabular-nums group-last:bg-primary group-last:text-on-primary lg:relative"
            >
              {index + 1}
            </span>
            <h3 className="pt-2 text-heading lg:pt-6">{t(`how_it_works.steps.${step}.title`)}</h3>
            <p className="mt-3 text-small text-muted">{t(`how_it_works.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function BridgeSpan({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 96h100" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path d="M0 96A50 90 0 0 1 100 96" opacity="0.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

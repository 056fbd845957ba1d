import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'

import { FormLink } from '@/components/form-link'
import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'
import { Chip } from '@/components/ui/chip'

import { ProcessBridge } from './process-bridge'

const steps = ['brief', 'reply', 'candidates', 'start'] as const

interface ProcessProps {
  /** Index of the step where the dot of the bridge is, unless the mouse or the focus is on another step. */
  step: number
  /** Called with the index of a step when a finger or a pen taps the step. */
  onStep: (step: number) => void
}

export function Process({ step: currentStep, onStep }: ProcessProps) {
  const { t } = useTranslation('for-companies')
  return (
    <Section tone="sunken" eyebrow={t('process.eyebrow')} title={t('process.title')}>
      <div className="process relative" data-step={currentStep}>
        <ProcessBridge className="pointer-events-none absolute max-lg:top-3.5 max-lg:h-full max-lg:w-12 max-sm:-left-1 sm:max-lg:top-4.5 sm:max-lg:w-20 lg:inset-x-0 lg:h-28 lg:w-full" />
        <ol className="grid max-lg:auto-rows-fr max-lg:pl-16 sm:max-lg:pl-32 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step}
              className="max-lg:pb-10 lg:pt-36 lg:pr-10"
              onPointerUp={({ pointerType }) => pointerType !== 'mouse' && onStep(index)}
            >
              <p className="flex items-center gap-4">
                <span aria-hidden="true" className="text-title font-semibold">
                  {index + 1}
                </span>
                <Chip>{t(`process.steps.${step}.time`)}</Chip>
              </p>
              <h3 className="mt-3 text-subheading lg:mt-5">{t(`process.steps.${step}.title`)}</h3>
              <p className="mt-2 max-w-measure text-small text-muted lg:mt-3">
                <Trans
                  t={t}
                  i18nKey={`process.steps.${step}.text`}
                  components={{ form: <RequestLink />, models: <ModelsLink /> }}
                />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

const linkStyle = 'text-primary underline underline-offset-2'

function RequestLink({ children }: { children?: ReactNode }) {
  return (
    <FormLink to="request" className={linkStyle}>
      {children}
    </FormLink>
  )
}

function ModelsLink({ children }: { children?: ReactNode }) {
  return (
    <PageLink page="for-companies" hash="#models" className={linkStyle}>
      {children}
    </PageLink>
  )
}

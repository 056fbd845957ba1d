import { useTranslation } from 'react-i18next'

import { AnchorLink } from '@/components/anchor-link'
import { Drawing } from '@/components/art/drawing'
import { Section } from '@/components/section'
import { TaggedText } from '@/components/tagged-text'
import { Chip } from '@/components/ui/chip'
import { enquiryFormLink } from '@/lib/started-form'

import bridge from './process.svg?raw'

const steps = ['brief', 'reply', 'candidates', 'start'] as const

export function Process() {
  const { t } = useTranslation('for-companies')
  return (
    <Section tone="sunken" eyebrow={t('process.eyebrow')} title={t('process.title')}>
      <div className="relative">
        {/* On narrow screens, the matrix turns the drawing upright: it swaps its axes of 1200 and 112 units. */}
        <Drawing
          svg={bridge}
          className="pointer-events-none absolute overflow-visible text-primary max-lg:top-3.5 max-lg:h-full max-lg:w-12 max-sm:-left-1 sm:max-lg:top-4.5 sm:max-lg:w-20 lg:inset-x-0 lg:h-28 lg:w-full max-lg:[&_g]:[transform:matrix(0,calc(112/1200),calc(1200/112),0,0,0)]"
        />
        <ol className="grid max-lg:auto-rows-fr max-lg:pl-16 sm:max-lg:pl-32 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className="max-lg:pb-5 lg:pt-36 lg:pr-10">
              <p className="flex items-center gap-4">
                <span aria-hidden="true" className="text-title font-semibold">
                  {index + 1}
                </span>
                <Chip>{t(`process.steps.${step}.time`)}</Chip>
              </p>
              <h3 className="mt-2 text-subheading lg:mt-5">{t(`process.steps.${step}.title`)}</h3>
              <p className="mt-1 max-w-measure text-small text-muted lg:mt-3">
                <TaggedText
                  text={t(`process.steps.${step}.text`)}
                  render={(part, tag) => (
                    <AnchorLink
                      to={tag === 'form' ? enquiryFormLink : '#models'}
                      className="text-primary underline underline-offset-2"
                    >
                      {part}
                    </AnchorLink>
                  )}
                />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

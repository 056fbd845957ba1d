import { HandCoins, Laptop, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Drawing } from '@/components/art/drawing'
import { Section } from '@/components/section'

import rings from './rings.svg?raw'

const iconBenefits = [
  { benefit: 'best_rate', icon: HandCoins },
  { benefit: 'top_projects', icon: Star },
  { benefit: 'remote', icon: Laptop },
] as const

export function Benefits() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Section id="benefits" eyebrow={t('benefits.eyebrow')} title={t('benefits.title')}>
      <ul className="grid gap-x-16 lg:grid-cols-2">
        <li className="relative isolate mb-6 flex flex-col overflow-hidden rounded-surface bg-tint p-6 sm:p-10 lg:row-span-3 lg:mb-0">
          <Drawing
            svg={rings}
            className="absolute top-0 right-0 -z-10 size-28 overflow-visible text-primary sm:size-60 xl:size-80"
          />
          <p className="mb-8 text-display font-semibold tracking-normal text-primary lg:mb-auto lg:pb-16">
            {t('benefits.items.community.figure')}
          </p>
          <BenefitText benefit="community" />
        </li>
        {iconBenefits.map(({ benefit, icon: Icon }) => (
          <li key={benefit} className="flex gap-5 border-t border-line py-5 last:border-b sm:gap-7 lg:py-8">
            <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 stroke-[1.5] text-primary" />
            <BenefitText benefit={benefit} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function BenefitText({ benefit }: { benefit: 'community' | (typeof iconBenefits)[number]['benefit'] }) {
  const { t } = useTranslation('for-it-specialists')
  return (
    <div className="max-w-[30rem]">
      <h3 className="text-heading">{t(`benefits.items.${benefit}.title`)}</h3>
      <p className="mt-3 text-small text-muted">{t(`benefits.items.${benefit}.text`)}</p>
    </div>
  )
}

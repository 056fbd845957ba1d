import { HandCoins, MapPin, Rocket, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'

const benefits = [
  { benefit: 'community', icon: Users },
  { benefit: 'best_rate', icon: HandCoins },
  { benefit: 'top_projects', icon: Rocket },
  { benefit: 'remote', icon: MapPin },
] as const

/** Four benefits (spec 2), in fields that hairlines divide. */
export function Benefits() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Section id="benefits" eyebrow={t('benefits.eyebrow')} title={t('benefits.title')}>
      <ul className="grid border-b border-line md:grid-cols-2">
        {benefits.map(({ benefit, icon: Icon }) => (
          <li
            key={benefit}
            className="flex gap-5 border-t border-line py-8 md:odd:pr-10 md:even:border-l md:even:pl-10 lg:gap-7 lg:py-12 lg:odd:pr-16 lg:even:pl-16"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint lg:size-14">
              <Icon aria-hidden="true" className="size-6 stroke-[1.5] text-primary" />
            </span>
            <div className="min-w-0">
              <h3 className="text-heading">{t(`benefits.items.${benefit}.title`)}</h3>
              <p className="mt-3 text-muted">{t(`benefits.items.${benefit}.description`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

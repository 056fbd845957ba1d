import { BadgeCheck, Clock, HandCoins, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Carousel } from '@/components/carousel/carousel'
import { Section } from '@/components/section'

const reasons = [
  { reason: 'speed', icon: Clock },
  { reason: 'quality', icon: BadgeCheck },
  { reason: 'fees', icon: HandCoins },
  { reason: 'community', icon: Users },
] as const

export function WhyUs() {
  const { t } = useTranslation('home')
  return (
    <Section tone="sunken" eyebrow={t('why.eyebrow')} title={t('why.title')}>
      <ul className="hidden gap-x-8 md:grid md:grid-cols-2 lg:grid-cols-4">
        {reasons.map((item) => (
          <li
            key={item.reason}
            className="row-span-3 grid grid-cols-1 grid-rows-subgrid pb-12 last:pb-0 lg:pb-0"
          >
            <Reason {...item} />
          </li>
        ))}
      </ul>
      <Carousel
        label={t('why.carousel_label')}
        delayMs={4000}
        className="md:hidden"
        slides={reasons.map((item) => ({
          key: item.reason,
          name: t(`why.items.${item.reason}.title`),
          content: <Reason {...item} />,
        }))}
      />
    </Section>
  )
}

function Reason({ reason, icon: Icon }: (typeof reasons)[number]) {
  const { t } = useTranslation('home')
  return (
    <div className="row-span-3 grid h-full grid-cols-1 grid-rows-subgrid content-start border-t-2 border-ink pt-5">
      <Icon aria-hidden="true" className="size-7 stroke-[1.5] text-primary" />
      <h3 className="mt-5 text-heading">{t(`why.items.${reason}.title`)}</h3>
      <p className="mt-3 text-small text-muted">{t(`why.items.${reason}.description`)}</p>
    </div>
  )
}

import { CalendarRange, Layers, MessagesSquare, Route } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'
import { company } from '@/config/company'

const benefits = [
  { benefit: 'speed' },
  { benefit: 'flexibility', icon: CalendarRange },
  { benefit: 'efficiency', icon: Route },
  { benefit: 'quality' },
  { benefit: 'expertise', icon: Layers },
  { benefit: 'support', icon: MessagesSquare },
] as const

/** Six benefits (spec 2): the two that are figures lead, each above a pair. */
export function Benefits() {
  const { t } = useTranslation('for-companies')
  return (
    <section aria-labelledby="benefits">
      <Eyebrow>{t('benefits.eyebrow')}</Eyebrow>
      <h2 id="benefits" className="max-w-[16ch] text-title">
        {t('benefits.title')}
      </h2>
      <ul className="mt-10 grid gap-x-10 sm:grid-cols-2">
        {benefits.map((item) =>
          'icon' in item ? (
            <MinorBenefit key={item.benefit} {...item} />
          ) : (
            <MajorBenefit key={item.benefit} {...item} />
          ),
        )}
      </ul>
    </section>
  )
}

type Benefit = (typeof benefits)[number]

function MajorBenefit({ benefit }: Exclude<Benefit, { icon: unknown }>) {
  const { t } = useTranslation('for-companies')
  return (
    <li className="grid gap-x-10 gap-y-4 border-t-2 border-ink py-8 sm:col-span-2 sm:grid-cols-2 sm:items-end">
      <span aria-hidden="true" className="text-display font-semibold tabular-nums">
        {t(`benefits.figures.${benefit}`)}
      </span>
      <div>
        <h3 className="text-heading">{t(`benefits.items.${benefit}.title`)}</h3>
        <p className="mt-2 text-muted">{t(`benefits.items.${benefit}.description`)}</p>
      </div>
    </li>
  )
}

function MinorBenefit({ benefit, icon: Icon }: Extract<Benefit, { icon: unknown }>) {
  const { t } = useTranslation('for-companies')
  const { technologies, experienceYears: years } = company.statistics
  return (
    <li className="border-t border-line pt-6 pb-9">
      <Icon aria-hidden="true" className="size-6 stroke-[1.5] text-primary" />
      <h3 className="mt-4 text-subheading">{t(`benefits.items.${benefit}.title`)}</h3>
      <p className="mt-2 text-small text-muted">
        {t(`benefits.items.${benefit}.description`, { technologies, years })}
      </p>
    </li>
  )
}

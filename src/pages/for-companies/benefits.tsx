import { Combine, Headset, Hourglass, Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'

/** The six benefits in the order of spec 2. A benefit with `box`, the classes of its box, shows a large figure. */
const benefits = [
  { benefit: 'speed', box: 'bg-tint' },
  { benefit: 'flexibility', icon: Combine },
  { benefit: 'efficiency', icon: Hourglass },
  { benefit: 'quality', box: 'border border-line bg-surface' },
  { benefit: 'expertise', icon: Lightbulb },
  { benefit: 'support', icon: Headset },
] as const

type BenefitItem = (typeof benefits)[number]

export function Benefits() {
  const { t } = useTranslation('for-companies')
  return (
    <section aria-labelledby="benefits-heading" className="pt-section">
      <Eyebrow>{t('benefits.eyebrow')}</Eyebrow>
      <h2 id="benefits-heading" className="max-w-[12.24em] text-title">
        {t('benefits.title')}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14">
        {benefits.map((item) =>
          'box' in item ? (
            <HighlightedBenefit key={item.benefit} {...item} />
          ) : (
            <Benefit key={item.benefit} {...item} />
          ),
        )}
      </ul>
    </section>
  )
}

/** Hides the large figure from screen readers, because the title or the text of the benefit repeats it. */
function HighlightedBenefit({ benefit, box }: Extract<BenefitItem, { box: string }>) {
  const { t } = useTranslation('for-companies')
  return (
    <li
      className={`grid items-center gap-x-8 gap-y-4 rounded-surface p-6 sm:col-span-2 sm:grid-cols-[auto_1fr] sm:p-9 ${box}`}
    >
      <p
        aria-hidden="true"
        className="min-w-[2.1em] text-display font-semibold whitespace-nowrap text-primary"
      >
        {t(`benefits.items.${benefit}.figure`)}
      </p>
      <BenefitText benefit={benefit} />
    </li>
  )
}

function Benefit({ benefit, icon: Icon }: Extract<BenefitItem, { icon: unknown }>) {
  return (
    <li className="border-t-2 border-ink pt-5">
      <Icon aria-hidden="true" className="mb-5 size-7 stroke-[1.5] text-primary" />
      <BenefitText benefit={benefit} />
    </li>
  )
}

function BenefitText({ benefit }: Pick<BenefitItem, 'benefit'>) {
  const { t } = useTranslation('for-companies')
  return (
    <div>
      <p className="text-label font-medium text-muted">{t(`benefits.items.${benefit}.name`)}</p>
      <h3 className="mt-1.5 text-heading">{t(`benefits.items.${benefit}.title`)}</h3>
      <p className="mt-3 text-small text-muted">{t(`benefits.items.${benefit}.text`)}</p>
    </div>
  )
}

import { Combine, Headset, Hourglass, Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'

/** In the order of spec 2. */
const benefits = [
  { benefit: 'speed', figure: 'benefits.items.speed.figure', box: 'bg-tint' },
  { benefit: 'flexibility', icon: Combine },
  { benefit: 'efficiency', icon: Hourglass },
  { benefit: 'quality', figure: 'benefits.items.quality.figure', box: 'border border-line bg-surface' },
  { benefit: 'expertise', icon: Lightbulb },
  { benefit: 'support', icon: Headset },
] as const

const figureBox =
  'grid items-center gap-x-8 gap-y-4 rounded-surface p-6 sm:col-span-2 sm:grid-cols-[auto_1fr] sm:p-9'

export function Benefits() {
  const { t } = useTranslation('for-companies')
  return (
    <section aria-labelledby="benefits-heading" className="pt-section">
      <Eyebrow>{t('benefits.eyebrow')}</Eyebrow>
      <h2 id="benefits-heading" className="max-w-[12.24em] text-title">
        {t('benefits.title')}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14">
        {benefits.map((item) => (
          <li
            key={item.benefit}
            className={'box' in item ? `${figureBox} ${item.box}` : 'border-t-2 border-ink pt-5'}
          >
            {'figure' in item ? (
              <p
                aria-hidden="true"
                className="min-w-[2.1em] text-display font-semibold whitespace-nowrap text-primary"
              >
                {t(item.figure)}
              </p>
            ) : (
              <item.icon aria-hidden="true" className="mb-5 size-7 stroke-[1.5] text-primary" />
            )}
            <div>
              <p className="text-label font-medium text-muted">{t(`benefits.items.${item.benefit}.name`)}</p>
              <h3 className="mt-1.5 text-heading">{t(`benefits.items.${item.benefit}.title`)}</h3>
              <p className="mt-3 text-small text-muted">{t(`benefits.items.${item.benefit}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

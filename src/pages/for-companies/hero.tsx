import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'

const points = ['candidates', 'screening', 'fees', 'reply'] as const

/** Title, subtitle and the four promises of spec 1, beside the request form. */
export function Hero() {
  const { t } = useTranslation('for-companies')
  return (
    <div>
      <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
      <h1 tabIndex={-1} className="max-w-[14ch] text-display">
        {t('hero.title')}
      </h1>
      <p className="mt-6 max-w-[34rem] text-lead text-muted">{t('hero.text')}</p>
      <ul className="mt-9 grid gap-x-10 gap-y-3.5 border-t border-line pt-7 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1.5 size-4.5 shrink-0 stroke-[2.25] text-primary" />
            {t(`hero.points.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

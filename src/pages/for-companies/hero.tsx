import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'

const points = ['shortlist', 'screening', 'contracts', 'fees'] as const

/** Title, subtitle and four benefit bullets (spec 2). */
export function Hero() {
  const { t } = useTranslation('for-companies')
  return (
    <div>
      <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
      <h1 tabIndex={-1} className="max-w-[14ch] text-display">
        {t('hero.title')}
      </h1>
      <p className="mt-6 max-w-[34rem] text-lead text-muted">{t('hero.text')}</p>
      <ul aria-label={t('hero.points_label')} className="mt-9 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-t border-line pt-3 text-small font-medium text-pretty">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-primary" />
            {t(`hero.points.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

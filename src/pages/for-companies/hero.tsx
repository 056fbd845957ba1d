import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { HeroText } from '@/components/page-hero'

const points = ['shortlist', 'screening', 'contracts', 'fees'] as const

export function Hero() {
  const { t } = useTranslation('for-companies')
  return (
    <div>
      <HeroText eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
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

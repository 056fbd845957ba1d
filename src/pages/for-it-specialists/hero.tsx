import { HandCoins, Route, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { HeroText } from '@/components/page-hero'

const points = [
  { point: 'rate', icon: HandCoins },
  { point: 'projects', icon: Route },
  { point: 'person', icon: UserRound },
] as const

/** Title, subtitle and three benefit points (spec 2). */
export function Hero() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <div>
      <HeroText eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <ul aria-label={t('hero.points_label')} className="mt-9 max-w-[32rem] border-b border-line">
        {points.map(({ point, icon: Icon }) => (
          <li
            key={point}
            className="flex items-center gap-4 border-t border-line py-3.5 font-medium text-pretty"
          >
            <Icon aria-hidden="true" className="size-6 shrink-0 stroke-[1.5] text-primary" />
            {t(`hero.points.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

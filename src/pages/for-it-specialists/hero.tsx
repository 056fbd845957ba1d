import { ArrowRight, HandCoins, Route, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { HeroText } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'

const points = [
  { point: 'rate', icon: HandCoins },
  { point: 'projects', icon: Route },
  { point: 'person', icon: UserRound },
] as const

export function Hero() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <div>
      <HeroText eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <PageLink
        page="it-projects"
        className={buttonVariants({ variant: 'outline', size: 'lg', className: 'mt-8' })}
      >
        {t('hero.projects')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </PageLink>
      <ul aria-label={t('hero.points_label')} className="mt-10 max-w-[36rem] border-b border-line">
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

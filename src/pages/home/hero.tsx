import { useTranslation } from 'react-i18next'

import { TideMotif } from '@/components/art/tide-motif'
import { TrustBadge } from '@/components/art/trust-badges'
import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'

import { MainActions } from './main-actions'

const badges = ['magazine', 'reviews', 'growth'] as const

/** Fills the screen below the header (spec 2); text is the largest element, the motif draws behind it. */
export function Hero() {
  const { t } = useTranslation('home')
  return (
    <div className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col overflow-hidden lg:min-h-[calc(100svh-4.5rem)]">
      <Container className="flex flex-1 flex-col justify-center pt-14 pb-10">
        <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
        <h1 tabIndex={-1} className="max-w-[15ch] text-display">
          {t('hero.title')}
        </h1>
        <p className="mt-6 max-w-[34rem] text-lead text-muted">{t('hero.subtitle')}</p>
        <MainActions className="mt-9" />
      </Container>
      <TideMotif />
      <Container className="pb-8 lg:pb-10">
        <ul
          aria-label={t('hero.badges_label')}
          className="flex flex-col gap-x-8 gap-y-3 border-t border-line pt-6 text-small text-muted sm:flex-row sm:flex-wrap lg:flex-nowrap lg:justify-between"
        >
          {badges.map((badge) => (
            <li key={badge} className="flex items-center gap-3">
              <TrustBadge variant={badge} className="size-8 shrink-0 text-primary" />
              {t(`hero.badges.${badge}`)}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}

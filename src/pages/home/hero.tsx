import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import growth from '@/components/art/badge-growth.svg?raw'
import magazine from '@/components/art/badge-magazine.svg?raw'
import reviews from '@/components/art/badge-reviews.svg?raw'
import { Drawing } from '@/components/art/drawing'
import { TideMotif } from '@/components/art/tide-motif'
import { PageLink } from '@/components/page-link'
import { Eyebrow } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { ActionRow, Container } from '@/components/ui/container'
import { company } from '@/config/company'

const badges = [
  { badge: 'magazine', svg: magazine, ...company.awards.thirty },
  { badge: 'reviews', svg: reviews, organizer: company.reviewPlatform, year: undefined },
  { badge: 'growth', svg: growth, ...company.awards.growth },
] as const

/** Fills the screen below the header (spec 2), in landscape windows from 768 px on together with the badges. */
export function Hero() {
  const { t } = useTranslation('home')
  return (
    <div className="overflow-hidden [--screen:calc(100svh-4rem-1px)] lg:[--screen:calc(100svh-4.5rem-1px)] md:landscape:flex md:landscape:min-h-(--screen) md:landscape:flex-col">
      <Container className="flex min-h-(--screen) flex-col md:landscape:grid md:landscape:min-h-0 md:landscape:flex-1 md:landscape:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
        <div className="py-8 md:landscape:self-center [@media(max-height:44rem)]:py-6">
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <h1
            tabIndex={-1}
            className="max-w-[10.2em] text-display [@media(max-height:44rem)]:text-title [@media(width<24.3rem)_and_(height>44rem)]:text-[2.3125rem]"
          >
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-[36rem] text-lead text-muted xl:max-w-[40rem] [@media(max-height:44rem)]:mt-4">
            {t('hero.subtitle')}
          </p>
          <MainActions className="mt-7 [@media(max-height:44rem)]:mt-6" />
        </div>
        <TideMotif className="-mx-5 grow basis-0 sm:-mx-8 md:landscape:mr-[calc(min(0px,(75rem-100vw)/2)-2rem)] md:landscape:ml-8" />
      </Container>
      <Container className="pb-7">
        <ul
          aria-label={t('hero.badges_label')}
          className="flex flex-col gap-x-5 gap-y-3 border-t border-line pt-5 text-small text-muted lg:flex-row lg:justify-between"
        >
          {badges.map(({ badge, svg, ...source }) => (
            <li key={badge} className="flex items-center gap-3">
              <Drawing svg={svg} className="size-8 shrink-0 text-primary" />
              {t(`hero.badges.${badge}`, source)}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}

export function MainActions({ className }: { className?: string }) {
  const { t } = useTranslation('home')
  return (
    <ActionRow className={className}>
      <PageLink page="for-companies" className={buttonVariants({ size: 'lg' })}>
        {t('hero.find_specialist')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </PageLink>
      <PageLink page="for-it-specialists" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        {t('hero.find_project')}
      </PageLink>
    </ActionRow>
  )
}

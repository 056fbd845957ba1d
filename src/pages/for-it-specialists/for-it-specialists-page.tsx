import { ArrowRight, HandCoins, Route, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClosingBand } from '@/components/closing-band'
import { FormLink } from '@/components/form-link'
import { HeroText } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { SpecialistForm } from '@/features/enquiries/components/specialist-form'
import { Seo } from '@/seo/seo'

import { Benefits } from './benefits'
import { HowItWorks } from './how-it-works'
import { Life } from './life'
import { Technologies } from './technologies'

export function Component() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <>
      <Seo page="for-it-specialists" title={t('meta.title')} description={t('meta.description')} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 pt-14 pb-section lg:grid-cols-[minmax(0,1fr)_min(29rem,50%)] lg:pt-24 xl:gap-x-20">
        <Hero />
        <div id="sign-up">
          <SpecialistForm />
        </div>
      </Container>
      <Life />
      <Benefits />
      <Technologies />
      <HowItWorks />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <FormLink to="sign-up" className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
        </FormLink>
        <PageLink page="it-projects" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {t('closing.projects')}
        </PageLink>
      </ClosingBand>
    </>
  )
}

const points = [
  { point: 'rate', icon: HandCoins },
  { point: 'projects', icon: Route },
  { point: 'person', icon: UserRound },
] as const

function Hero() {
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

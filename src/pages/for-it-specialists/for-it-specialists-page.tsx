import { ArrowRight, HandCoins, Route, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '@/components/anchor-link'
import { Drawing } from '@/components/art/drawing'
import { ClosingBand } from '@/components/closing'
import { HeroText } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { SpecialistForm } from '@/features/enquiries/components/candidate-forms'
import { enquiryFormLink } from '@/lib/started-form'
import { Seo } from '@/seo/seo'

import { Benefits } from './benefits'
import { Life } from './life'
import span from './span.svg?raw'
import { Technologies } from './technologies'

export function Component() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <>
      <Seo page="for-it-specialists" title={t('meta.title')} description={t('meta.description')} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pt-10 pb-section lg:grid-cols-[minmax(0,1fr)_min(29rem,50%)] lg:pt-24 xl:gap-x-20">
        <Hero />
        <div>
          <Suspense>
            <SpecialistForm />
          </Suspense>
        </div>
      </Container>
      <Life />
      <Benefits />
      <Technologies />
      <HowItWorks />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <AnchorLink to={enquiryFormLink} className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
        </AnchorLink>
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
        className={buttonVariants({ variant: 'outline', size: 'lg', className: 'mt-6' })}
      >
        {t('hero.projects')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </PageLink>
      <ul aria-label={t('hero.points_label')} className="mt-8 max-w-[36rem] border-b border-line">
        {points.map(({ point, icon: Icon }) => (
          <li key={point} className="flex items-center gap-4 border-t border-line py-3.5 font-medium">
            <Icon aria-hidden="true" className="size-6 shrink-0 stroke-[1.5] text-primary" />
            {t(`hero.points.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const steps = ['sign_up', 'conversation', 'screening', 'project'] as const

function HowItWorks() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Section eyebrow={t('how_it_works.eyebrow')} title={t('how_it_works.title')}>
      <ol className="grid gap-y-8 lg:grid-cols-4 lg:gap-y-0 lg:pt-24">
        {steps.map((step, index) => (
          <li key={step} className="group relative pl-18 lg:pr-8 lg:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-11 -bottom-8 left-5.5 w-px bg-ink/20 group-last:hidden lg:hidden"
            />
            <Drawing
              svg={span}
              className="absolute -top-18.5 left-5.5 hidden h-24 w-full overflow-visible text-primary lg:group-not-last:block"
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-11 place-items-center rounded-full border border-primary bg-paper font-semibold text-primary group-last:bg-primary group-last:text-on-primary lg:relative"
            >
              {index + 1}
            </span>
            <h3 className="pt-2 text-heading lg:pt-6">{t(`how_it_works.steps.${step}.title`)}</h3>
            <p className="mt-3 text-small text-muted">{t(`how_it_works.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { ArrowRight, Check, Combine, Headset, Hourglass, Lightbulb } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { AnchorLink } from '@/components/anchor-link'
import { ClientMark } from '@/components/art/client-mark'
import { ClosingBand } from '@/components/closing'
import { HeroText } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { Eyebrow, Section } from '@/components/section'
import { StickyPanel } from '@/components/sticky-panel'
import { TaggedText } from '@/components/tagged-text'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { CompanyRequestForm } from '@/features/enquiries/components/company-request-form'
import { isPromotionOn } from '@/features/promotion/promotion-slot'
import { enquiryFormLink } from '@/lib/started-form'
import { useHydrated } from '@/lib/use-hydrated'
import { Seo } from '@/seo/seo'

import { Process } from './process'

export function Component() {
  const { t } = useTranslation('for-companies')
  const { search } = useLocation()
  const isDiscountClaimed = useHydrated() && new URLSearchParams(search).has('offer')
  return (
    <>
      <Seo page="for-companies" title={t('meta.title')} description={t('meta.description')} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_min(29rem,50%)] lg:pt-24 xl:grid-cols-[minmax(0,1fr)_min(33rem,50%)] xl:gap-x-16">
        <Hero />
        <div className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <StickyPanel>
            <Suspense>
              <CompanyRequestForm withDiscount={isDiscountClaimed && isPromotionOn()} />
            </Suspense>
          </StickyPanel>
        </div>
        <Benefits />
      </Container>
      <Proof />
      <Process />
      <EngagementModels />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <AnchorLink to={enquiryFormLink} className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
        </AnchorLink>
      </ClosingBand>
    </>
  )
}

const points = ['shortlist', 'screening', 'contracts', 'fees'] as const

function Hero() {
  const { t } = useTranslation('for-companies')
  return (
    <div>
      <HeroText eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <ul
        aria-label={t('hero.points_label')}
        className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:mt-7 lg:gap-y-2.5"
      >
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-t border-line pt-2 text-small font-medium lg:pt-3">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-primary" />
            <span>
              <TaggedText
                text={t(`hero.points.${point}`)}
                render={(part) => (
                  <AnchorLink to="#models" className="inline-block text-primary underline underline-offset-2">
                    {part}
                  </AnchorLink>
                )}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Proof() {
  const { t } = useTranslation('for-companies')
  return (
    <Container className="pb-section">
      <figure className="grid gap-x-12 gap-y-4 border-t border-ink pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:pt-14">
        <div>
          <Eyebrow>{t('proof.eyebrow')}</Eyebrow>
          <ClientMark name="CloudTalk" variant={0} className="-ml-0.5 h-10 text-ink" />
        </div>
        <blockquote className="max-w-[46rem] -indent-[0.36em] text-[clamp(1.25rem,0.8rem+1.9vw,2.5rem)] leading-[1.2] font-medium tracking-[-0.02em] text-pretty">
          <q className="[&::after]:text-primary [&::before]:text-primary">{t('proof.quote')}</q>
        </blockquote>
        <figcaption className="mt-1 flex max-w-[46rem] flex-wrap items-end justify-between gap-x-12 gap-y-3 text-small lg:col-start-2 lg:mt-6">
          <p>
            <span className="block font-semibold">{t('proof.author')}</span>
            <span className="text-muted">{t('proof.role')}</span>
          </p>
          <PageLink
            page="case-study"
            params={{ slug: 'tb-cloudtalk' }}
            className="inline-flex min-h-6 items-center gap-2 font-medium text-primary hover:underline"
          >
            {t('proof.link')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </PageLink>
        </figcaption>
      </figure>
    </Container>
  )
}

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
  'grid items-center gap-x-8 gap-y-2 rounded-surface p-5 sm:col-span-2 sm:grid-cols-[auto_1fr] sm:p-9'

function Benefits() {
  const { t } = useTranslation('for-companies')
  return (
    <section aria-labelledby="benefits-heading" className="pt-section">
      <Eyebrow>{t('benefits.eyebrow')}</Eyebrow>
      <h2 id="benefits-heading" className="max-w-[12.24em] text-title">
        {t('benefits.title')}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-10 lg:mt-14">
        {benefits.map((item) => (
          <li
            key={item.benefit}
            className={
              'box' in item
                ? `${figureBox} ${item.box}`
                : 'flex gap-4 border-t-2 border-ink pt-4 sm:block sm:pt-5'
            }
          >
            {'figure' in item ? (
              <p className="min-w-[2.65em] text-display font-semibold whitespace-nowrap text-primary">
                {t(item.figure)}
              </p>
            ) : (
              <item.icon aria-hidden="true" className="mb-5 size-7 shrink-0 stroke-[1.5] text-primary" />
            )}
            <div>
              <p className="text-label font-medium text-muted">{t(`benefits.items.${item.benefit}.name`)}</p>
              <h3 className="mt-1 text-heading">{t(`benefits.items.${item.benefit}.title`)}</h3>
              <p className="mt-2 text-small text-muted sm:mt-3">{t(`benefits.items.${item.benefit}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const models = ['contractor', 'employment', 'team', 'project'] as const
const columns = ['fit', 'contract', 'lead', 'price'] as const

const modelRow = 'lg:grid lg:grid-cols-[minmax(0,2.2fr)_repeat(4,minmax(0,1.15fr))] lg:gap-x-8'

/** D13. Looks like a table on wide screens. Screen readers skip its header row and read a label for each value. */
function EngagementModels() {
  const { t } = useTranslation('for-companies')
  return (
    <Section id="models" eyebrow={t('models.eyebrow')} title={t('models.title')} intro={t('models.intro')}>
      <div aria-hidden="true" className={`hidden pb-4 text-label font-medium text-muted ${modelRow}`}>
        {columns.map((column) => (
          <span key={column} className="first:col-start-2">
            {t(`models.columns.${column}`)}
          </span>
        ))}
      </div>
      <ul className="border-b border-line">
        {models.map((model) => (
          <li key={model} className={`border-t border-line py-4 first:border-ink lg:py-9 ${modelRow}`}>
            <div>
              <h3 className="text-heading">{t(`models.items.${model}.title`)}</h3>
              <p className="mt-1 max-w-measure text-small text-balance text-muted lg:mt-2">
                {t(`models.items.${model}.text`)}
              </p>
            </div>
            <dl className="mt-3 pairs gap-x-6 gap-y-2 text-small lg:contents">
              {columns.map((column) => (
                <div key={column} className="lg:pt-1.5">
                  <dt className="text-label text-muted lg:sr-only">{t(`models.columns.${column}`)}</dt>
                  <dd>{t(`models.items.${model}.${column}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}

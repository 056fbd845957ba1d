import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AwardMark } from '@/components/art/award-mark'
import { Drawing } from '@/components/art/drawing'
import { ClosingRow } from '@/components/closing'
import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { Eyebrow, Section } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { organization, StructuredData } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'

import { Team } from './team'
import viaduct from './viaduct.svg?raw'

export function Component() {
  const { t } = useTranslation('about')
  return (
    <>
      <Seo page="about" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[organization()]} />
      <PageHero eyebrow={t('hero.eyebrow')} title={t('hero.title')} text={t('hero.text')} />
      <Drawing
        svg={viaduct}
        className="h-34 w-full [mask-image:linear-gradient(black_30%,transparent_97%)] text-primary sm:h-46 lg:h-64 print:hidden"
      />
      <Story />
      <Press />
      <Values />
      <Awards />
      <Team />
      <ClosingRow title={t('closing.title')} text={t('closing.text')}>
        <PageLink page="contact" className={buttonVariants({ size: 'lg' })}>
          {t('closing.button')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </PageLink>
      </ClosingRow>
    </>
  )
}

function Story() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="story" className="pt-10 lg:pt-24">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <Eyebrow>{t('story.eyebrow')}</Eyebrow>
          <h2 id="story" className="max-w-[10.88em] text-title">
            {t('story.title')}
          </h2>
        </div>
        <div>
          <p className="max-w-measure text-heading">{t('story.beginning', { year: company.foundedYear })}</p>
          <div className="mt-8 grid gap-x-10 gap-y-5 text-muted md:grid-cols-2">
            <p>{t('story.habit')}</p>
            <p>{t('story.today')}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}

function Press() {
  const { t } = useTranslation('about')
  const { t: tCommon } = useTranslation()
  return (
    <section aria-labelledby="press" className="pt-section">
      <Container>
        <div className="grid items-end gap-x-12 gap-y-8 rounded-surface bg-tint p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:p-14">
          <div>
            <Eyebrow>{t('press.eyebrow')}</Eyebrow>
            <h2 id="press" className="max-w-[14.96em] text-title">
              {t('press.title', { publication: company.press.publication })}
            </h2>
          </div>
          <a
            href={company.press.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'outline', className: 'justify-self-start' })}
          >
            {t('press.link')} <span className="sr-only">{tCommon('new_tab')}</span>
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </a>
        </div>
      </Container>
    </section>
  )
}

const values = ['integrity', 'transparency', 'fairness', 'adaptability'] as const

function Values() {
  const { t } = useTranslation('about')
  return (
    <Section eyebrow={t('values.eyebrow')} title={t('values.title')}>
      <ol className="border-b border-line">
        {values.map((value, index) => (
          <li
            key={value}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1.5 border-t border-line py-5 md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1.5fr)] md:gap-x-10 lg:py-9"
          >
            <span aria-hidden="true" className="text-small text-muted">
              {index + 1}
            </span>
            <h3 className="text-heading">{t(`values.items.${value}.title`)}</h3>
            <p className="col-start-2 max-w-measure text-muted md:col-start-3">
              {t(`values.items.${value}.description`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const awards = ['thirty', 'growth'] as const

function Awards() {
  const { t } = useTranslation('about')
  return (
    <Section tone="sunken" eyebrow={t('awards.eyebrow')} title={t('awards.title')}>
      <div className="@container">
        <ul className="grid gap-y-8 @min-[44rem]:grid-cols-2">
          {awards.map((award) => (
            <li
              key={award}
              className="flex flex-wrap content-start items-center gap-x-6 gap-y-5 border-ink/15 sm:gap-x-8 @min-[44rem]:first:border-r @min-[44rem]:first:pr-10 @min-[44rem]:last:pl-10 @min-[60rem]:first:pr-14 @min-[60rem]:last:pl-14"
            >
              <AwardMark
                variant={award}
                className="size-20 shrink-0 text-primary sm:size-28 @min-[60rem]:size-36"
              />
              <div className="min-w-0 grow basis-52">
                <h3 className="text-heading">{t(`awards.items.${award}.title`)}</h3>
                <p className="mt-3 text-muted">
                  {company.awards[award].organizer}, {company.awards[award].year}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

import { BadgeCheck, CalendarDays, Clock, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { Carousel } from '@/components/carousel/carousel'
import { ClosingBand } from '@/components/closing'
import { Section } from '@/components/section'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'
import { formatNumber } from '@/lib/format'
import { organization, StructuredData, webSite } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'

import { Hero, MainActions } from './hero'
import { Services } from './services'
import { SuccessStories } from './success-stories'

export function Component() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <>
      <Seo page="home" title={t('meta.title')} description={t('meta.description')} />
      <StructuredData things={[organization(), webSite(language)]} />
      <Hero />
      <ClientLogos />
      <Services />
      <Statistics />
      <SuccessStories />
      <WhyUs />
      <ClosingBand title={t('final_cta.title')} text={t('final_cta.text')}>
        <MainActions />
      </ClosingBand>
    </>
  )
}

function ClientLogos() {
  const { t } = useTranslation('home')
  return (
    <div className="border-y border-line bg-sunken py-5 lg:py-8">
      <Container className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 className="flex min-h-11 items-center pr-14 text-small font-normal text-muted lg:pr-0">
          {t('clients.title')}
        </h2>
        <Carousel
          variant="strip"
          label={t('clients.title')}
          delayMs={2000}
          className="lg:flex lg:items-center lg:gap-4"
          slides={company.clients.map((name, index) => ({
            key: name,
            content: <ClientMark name={name} variant={index} className="h-12 pr-10 text-muted lg:pr-14" />,
          }))}
        />
      </Container>
    </div>
  )
}

const { projects, specialists, technologies, experienceYears } = company.statistics

const figures = [
  { key: 'projects', value: projects },
  { key: 'specialists', value: specialists },
  { key: 'technologies', value: technologies },
  { key: 'experience', value: experienceYears },
] as const

function Statistics() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section aria-labelledby="statistics" className="bg-sunken py-10 lg:py-24">
      <Container>
        <h2 id="statistics" className="sr-only">
          {t('statistics.title')}
        </h2>
        <dl className="pairs gap-x-6 gap-y-7 lg:grid-cols-4">
          {figures.map(({ key, value }) => (
            <div key={key} className="flex flex-col-reverse justify-end border-l border-ink/15 pl-5 lg:pl-7">
              <dt className="mt-2 text-small text-muted">{t(`statistics.${key}`)}</dt>
              <dd className="text-title font-semibold tracking-normal">
                {formatNumber(value, language)}
                <span className="text-primary">+</span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

const reasons = [
  { reason: 'quality', icon: BadgeCheck },
  { reason: 'replacement', icon: Clock },
  { reason: 'notice', icon: CalendarDays },
  { reason: 'community', icon: Users },
] as const

function WhyUs() {
  const { t } = useTranslation('home')
  return (
    <Section tone="sunken" eyebrow={t('why.eyebrow')} title={t('why.title')}>
      <ul className="hidden gap-x-8 gap-y-12 md:grid md:grid-cols-2 lg:grid-cols-4">
        {reasons.map((item) => (
          <li key={item.reason}>
            <Reason {...item} />
          </li>
        ))}
      </ul>
      <Carousel
        label={t('why.carousel_label')}
        delayMs={4000}
        className="md:hidden"
        slides={reasons.map((item) => ({
          key: item.reason,
          name: t(`why.items.${item.reason}.title`),
          content: <Reason {...item} />,
        }))}
      />
    </Section>
  )
}

function Reason({ reason, icon: Icon }: (typeof reasons)[number]) {
  const { t } = useTranslation('home')
  return (
    <div className="border-t-2 border-ink pt-5">
      <Icon aria-hidden="true" className="size-7 stroke-[1.5] text-primary" />
      <h3 className="mt-5 text-heading">{t(`why.items.${reason}.title`)}</h3>
      <p className="mt-3 text-small text-muted">{t(`why.items.${reason}.description`)}</p>
    </div>
  )
}

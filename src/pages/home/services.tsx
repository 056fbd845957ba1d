import { ArrowRight, Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'

import { CardStack } from './card-stack'

const services = ['team', 'ai', 'mobile'] as const

type Service = (typeof services)[number]

/** In narrow windows a card stack (spec 2), or a list if JavaScript is off. */
export function Services() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="services"
      eyebrow={t('services.eyebrow')}
      title={t('services.title')}
      intro={t('services.intro')}
    >
      <CardGrid />
      <CardStack
        label={t('services.carousel_label')}
        className="md:hidden noscript:hidden"
        cards={services.map((service) => ({
          key: service,
          name: t(`services.items.${service}.title`),
          content: <ServiceCard service={service} />,
        }))}
      />
    </Section>
  )
}

/** A component of its own, because its update after hydration would make React hydrate the section in one long task. */
function CardGrid() {
  if (useIsWide() === false) return null
  return (
    <div className="hidden gap-x-4 gap-y-5 md:grid md:grid-cols-3 md:gap-y-0 lg:gap-x-5 noscript:grid">
      {services.map((service) => (
        <ServiceCard key={service} service={service} />
      ))}
    </div>
  )
}

const wideWindow = '(width >= 48rem)'

/**
 * Undefined in prerendered HTML and during hydration: then both forms are rendered, and a style hides one. Afterwards,
 * a narrow window has no grid, because only the current card and its neighbors are rendered (spec 4).
 */
const useIsWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    (listener) => {
      const query = window.matchMedia(wideWindow)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(wideWindow).matches,
    () => undefined,
  )

const benefits = {
  team: [
    'team.benefits.vetted',
    'team.benefits.flexible',
    'team.benefits.time_zone',
    'team.benefits.contractor',
    'team.benefits.employment',
  ],
  ai: ['ai.benefits.llm', 'ai.benefits.pipelines', 'ai.benefits.cloud', 'ai.benefits.measured'],
  mobile: ['mobile.benefits.flutter', 'mobile.benefits.no_code', 'mobile.benefits.handover'],
} as const satisfies Record<string, readonly string[]>

/** The study and the page with a form to which the card of each service links. */
const links = {
  team: { client: 'CloudTalk', slug: 'tb-cloudtalk', form: 'for-companies' },
  ai: { client: 'Powerful Medical', slug: 'tb-powerful-medical', form: 'contact' },
  mobile: { client: 'Duos', slug: 'tb-duos', form: 'contact' },
} as const

const link = 'inline-flex min-h-7 items-center gap-2'

function ServiceCard({ service }: { service: Service }) {
  const { t } = useTranslation('home')
  const { client, slug, form } = links[service]
  return (
    <article className="flex flex-col rounded-surface border border-line bg-surface p-5 wrap-anywhere sm:p-8 md:row-span-4 md:grid-rows-subgrid md:gap-y-0 md:p-6 md:supports-[grid-template-rows:subgrid]:grid lg:p-8">
      <div className="relative max-h-64 min-h-10 flex-1 md:h-24 md:flex-none">
        <img
          src={`/services/${service}.svg`}
          width={112}
          height={112}
          alt=""
          loading="lazy"
          className="absolute h-full w-auto"
        />
      </div>
      <div className="pt-5">
        <h3 className="text-heading">{t(`services.items.${service}.title`)}</h3>
        <p className="mt-2.5 text-small text-muted">{t(`services.items.${service}.description`)}</p>
      </div>
      <ul className="mt-4 space-y-2 border-t border-line pt-4 text-small md:mt-6 md:space-y-2.5 md:pt-6">
        {benefits[service].map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            {t(`services.items.${benefit}`)}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-x-5 border-t border-line pt-2 text-small md:mt-6 md:flex-col md:items-start md:pt-5">
        <PageLink page={form} className={`${link} font-medium text-primary hover:underline`}>
          {t(service === 'team' ? 'hero.find_specialist' : 'services.contact')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </PageLink>
        <PageLink
          page="case-study"
          params={{ slug }}
          className={`${link} text-muted underline underline-offset-4 hover:text-ink`}
        >
          {t('services.study', { client })}
        </PageLink>
      </div>
    </article>
  )
}

import { ArrowRight, Languages, MapPin, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { PageLink } from '@/components/page-link'
import { useLanguage } from '@/i18n/use-language'

import { placeFact, spokenFacts } from '../facts'
import { offerLinkState } from '../list-search'
import type { OfferSummary } from '../model'
import { salaryOf } from '../salary'
import { CardFact } from './card-fact'
import { FactText } from './fact-text'
import { OfferBadges } from './offer-badges'
import { PostedDate } from './posted-date'
import { SalaryText } from './salary-text'
import { TechStack } from './tech-stack'
import { useOfferLang } from './use-offer-lang'

export const cardFrame = 'rounded-surface border border-line bg-surface p-6 lg:p-8'
export const cardColumns =
  'grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr_auto]'
/** The column on the right of title and technologies; one line on a tablet. */
export const cardFacts =
  'flex flex-col gap-x-7 gap-y-2 sm:max-lg:flex-row sm:max-lg:flex-wrap lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-8'

/** Shows an offer in the list. The whole card is a link to it (spec 2). */
export function OfferCard({ offer }: { offer: OfferSummary }) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  const language = useLanguage()
  const { search } = useLocation()
  const salary = salaryOf(offer, language)
  const spoken = spokenFacts(offer.languages, language)
  return (
    <article className={`group relative transition-colors hover:border-ink/40 ${cardFrame}`}>
      <div className={cardColumns}>
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label text-muted">
            <OfferBadges {...offer} />
            <PostedDate offer={offer} />
          </div>
          <h2 lang={lang} className="mt-4 text-heading">
            {offer.title}
          </h2>
        </div>
        <dl className={cardFacts}>
          {salary && (
            <CardFact icon={Wallet} label={t('offer.facts.salary')} strong>
              <SalaryText salary={salary} />
            </CardFact>
          )}
          <CardFact icon={MapPin} label={t('offer.facts.location')}>
            <FactText facts={[placeFact(offer.location, language)]} />
          </CardFact>
          {spoken.length > 0 && (
            <CardFact icon={Languages} label={t('offer.facts.languages')}>
              <FactText facts={spoken} />
            </CardFact>
          )}
        </dl>
        <div className="lg:row-span-2 lg:self-end">
          <TechStack offer={offer} />
        </div>
        <PageLink
          page="it-project"
          params={{ id: String(offer.id) }}
          state={offerLinkState(search)}
          className="inline-flex items-center gap-2 text-small font-medium text-primary after:absolute after:inset-0 after:rounded-surface lg:col-start-2 lg:row-start-3 lg:pl-8"
        >
          <span aria-hidden="true">{t('list.more_info')}</span>
          <span className="sr-only">{t('list.more_info_about', { title: offer.title })}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </PageLink>
      </div>
    </article>
  )
}

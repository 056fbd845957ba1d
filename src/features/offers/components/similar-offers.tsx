import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'

import type { SimilarOffers as SimilarOffersData } from '../api/get-offer'
import { offerLanguage, type OfferSummary } from '../model'
import { locationFact } from '../vocabulary'
import { FactText, OfferBadges, TechStack, useOfferLang, useSalaryText } from './offer-parts'

/** D86. The title says whether all, some or none of the offers are similar. */
export function SimilarOffers({ offers, similarCount }: SimilarOffersData) {
  const { t } = useTranslation('it-projects')
  const headingId = useId()
  if (offers.length === 0) return null
  const partlySimilar = similarCount > 0 ? 'detail.similar_and_newest' : 'detail.newest'
  return (
    <section aria-labelledby={headingId} className="mt-section print:hidden">
      <h2 id={headingId} className="text-heading">
        {t(similarCount === offers.length ? 'detail.similar' : partlySimilar)}
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id} className="flex">
            <SimilarOffer offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link covers the whole card. */
function SimilarOffer({ offer }: { offer: OfferSummary }) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const salary = useSalaryText(offer)
  return (
    <article className="relative flex min-w-0 grow flex-col gap-3 rounded-surface border border-line bg-surface p-5 wrap-anywhere transition-colors hover:border-ink/40 sm:p-6">
      <OfferBadges offer={offer} />
      <h3 className="text-subheading">
        <PageLink
          page="it-project"
          params={{ id: String(offer.id) }}
          lang={useOfferLang()}
          className="after:absolute after:inset-0 after:rounded-surface hover:text-primary"
        >
          {bindShortWords(offer.title, offerLanguage)}
        </PageLink>
      </h3>
      <TechStack offer={offer} />
      <p className="mt-auto flex flex-wrap gap-x-4 text-small text-muted">
        {salary && (
          <span suppressHydrationWarning className="font-semibold text-ink">
            {salary}
          </span>
        )}
        <span>
          <span className="sr-only">{t('offer.facts.location')}: </span>
          <FactText facts={[locationFact(offer.location, language)]} />
        </span>
      </p>
    </article>
  )
}

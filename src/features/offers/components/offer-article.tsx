import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { bindShortWords } from '@/lib/bind-short-words'

import { offerLanguage, type Offer } from '../model'
import { OfferBadges } from './offer-badges'
import { OfferFacts } from './offer-facts'
import { OfferText } from './offer-text'
import { PostedDate, useOfferLang } from './offer-texts'

const texts = ['description', 'requirements', 'benefits'] as const

interface OfferArticleProps {
  offer: Offer
  action?: ReactNode
}

/**
 * Renders an offer. Location, languages and employment type are in the language of the page if `vocabulary.ts` contains
 * them, otherwise as stored. Title, technologies and long texts are in English (D37).
 */
export function OfferArticle({ offer, action }: OfferArticleProps) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  return (
    <article>
      <OfferBadges {...offer} />
      <h1 tabIndex={-1} lang={lang} className="mt-5 text-title">
        {bindShortWords(offer.title, offerLanguage)}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-5 text-small text-muted">
        <PostedDate offer={offer} />
        {lang && <span>{t('detail.only_in_english')}</span>}
      </p>
      <OfferFacts offer={offer} />
      {action}
      {texts
        .filter((text) => offer[text])
        .map((text) => (
          <section key={text} aria-labelledby={`offer-${text}`} className="mt-10 lg:mt-12">
            <h2 id={`offer-${text}`} className="text-heading">
              {t(`detail.${text}`)}
            </h2>
            <OfferText text={offer[text]} lang={lang} />
          </section>
        ))}
    </article>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'

import { listItems, offerLanguage, textBlocks, type Offer } from '../model'
import { employmentTypeFact, locationFact, requiredLanguages } from '../vocabulary'
import { FactText, OfferBadges, PostedDate, TechStack, useOfferLang, useSalaryText } from './offer-parts'

const texts = ['description', 'requirements', 'benefits'] as const

/** Only the facts are translated, if they are known (D37). */
export function OfferArticle({ offer }: { offer: Offer }) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  return (
    <article className="wrap-anywhere">
      <OfferBadges offer={offer} />
      <h1 tabIndex={-1} lang={lang} className="mt-5 text-title">
        {bindShortWords(offer.title, offerLanguage)}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-5 text-small text-muted">
        <PostedDate offer={offer} />
        {lang && <span>{t('detail.only_in_english')}</span>}
      </p>
      <OfferFacts offer={offer} />
      {texts
        .filter((text) => offer[text])
        .map((text) => (
          <section key={text} aria-labelledby={`offer-${text}`} className="mt-8 lg:mt-12">
            <h2 id={`offer-${text}`} className="text-heading">
              {t(`detail.${text}`)}
            </h2>
            <OfferText text={offer[text]} lang={lang} />
          </section>
        ))}
    </article>
  )
}

/** An unknown salary (D17) and an empty list of languages or technologies have no row. */
function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const salary = useSalaryText(offer)
  const required = requiredLanguages(offer.languages, language)
  return (
    <dl className="mt-7 pairs gap-x-8 gap-y-5 border-y border-line py-6 lg:py-7">
      {salary && (
        <FactRow label={t('offer.facts.salary')} className="max-sm:col-span-full">
          <span suppressHydrationWarning className="text-subheading font-semibold">
            {salary}
          </span>
        </FactRow>
      )}
      <FactRow label={t('offer.facts.location')}>
        <FactText facts={[locationFact(offer.location, language)]} />
      </FactRow>
      {required.length > 0 && (
        <FactRow label={t('offer.facts.languages')}>
          <FactText facts={required} />
        </FactRow>
      )}
      <FactRow label={t('offer.facts.employment_type')}>
        <FactText facts={[employmentTypeFact(offer.employment_type, language)]} />
      </FactRow>
      {listItems(offer.tech_stack).length > 0 && (
        <FactRow label={t('offer.facts.tech_stack')} className="col-span-full">
          <div className="mt-2">
            <TechStack offer={offer} linked />
          </div>
        </FactRow>
      )}
    </dl>
  )
}

function FactRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-small text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function OfferText({ text, lang }: { text: string; lang?: string }) {
  return (
    <div lang={lang} className="mt-4 max-w-measure space-y-4 whitespace-pre-line">
      {textBlocks(bindShortWords(text, offerLanguage)).map((block, index) =>
        block.isList ? (
          <ul key={index} className="list-disc space-y-1.5 pl-5 marker:text-primary">
            {block.lines.map((item, itemIndex) => (
              <li key={itemIndex} className="pl-1">
                {item}
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block.lines.join('\n')}</p>
        ),
      )}
    </div>
  )
}

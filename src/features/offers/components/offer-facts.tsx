import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'

import { technologiesOf, type Offer } from '../model'
import { salaryOf } from '../salary'
import { SalaryText } from './salary-text'
import { TechStack } from './tech-stack'
import { useOfferLang } from './use-offer-lang'

/** Salary, location, languages, employment type and tech stack; what is not known has no row (spec 2, D17). */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('it-projects')
  const lang = useOfferLang()
  const salary = salaryOf(offer, useLanguage())
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-7">
      {salary && (
        <Fact label={t('offer.facts.salary')} className="max-sm:col-span-2">
          {/* As on the card, the browser's own way of writing money may differ. */}
          <span suppressHydrationWarning className="text-subheading font-semibold tabular-nums">
            <SalaryText salary={salary} />
          </span>
        </Fact>
      )}
      <Fact label={t('offer.facts.location')}>
        <span lang={lang}>{offer.location}</span>
      </Fact>
      {offer.languages && (
        <Fact label={t('offer.facts.languages')}>
          <span lang={lang}>{offer.languages}</span>
        </Fact>
      )}
      <Fact label={t('offer.facts.employment_type')}>
        <span lang={lang}>{offer.employment_type}</span>
      </Fact>
      {technologiesOf(offer).length > 0 && (
        <Fact label={t('offer.facts.tech_stack')} className="col-span-2">
          <div className="mt-2">
            <TechStack offer={offer} />
          </div>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-small text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

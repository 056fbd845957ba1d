import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '@/i18n/use-language'

import { employmentTypeFact, locationFact, requiredLanguages } from '../facts'
import { technologiesOf, type Offer } from '../model'
import { salaryOf } from '../salary'
import { FactText, SalaryText } from './offer-texts'
import { TechStack } from './tech-stack'

/** Renders the facts of an offer. Salary, languages and tech stack have no row if they are empty (spec 2, D17). */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const salary = salaryOf(offer, language)
  const required = requiredLanguages(offer.languages, language)
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-7">
      {salary && (
        <FactRow label={t('offer.facts.salary')} className="max-sm:col-span-2">
          {/* Suppresses hydration warnings, because the browser may format salaries differently than the build did. */}
          <span suppressHydrationWarning className="text-subheading font-semibold tabular-nums">
            <SalaryText salary={salary} />
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
      {technologiesOf(offer).length > 0 && (
        <FactRow label={t('offer.facts.tech_stack')} className="col-span-2">
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

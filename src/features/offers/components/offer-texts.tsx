import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { formatLongDate, isoTime } from '@/lib/format'

import type { Fact } from '../facts'
import { offerLanguage, type OfferSummary } from '../model'
import type { Salary } from '../salary'

/*
 * `FactText` and `PostedDate` set `suppressHydrationWarning`, because the browser may format dates and language names
 * differently than the build did.
 */

export function FactText({ facts }: { facts: readonly Fact[] }) {
  return facts.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <span lang={langOfFact(fact)} suppressHydrationWarning>
        {fact.text}
      </span>
    </Fragment>
  ))
}

export const langOfFact = ({ isUntranslated }: Fact): string | undefined =>
  isUntranslated ? languageFacts[offerLanguage].tag : undefined

/**
 * Returns the value of the `lang` attribute for the untranslated parts of an offer: title, long texts and
 * technologies (D16). Returns undefined on English pages, where they need no such attribute.
 */
export function useOfferLang(): string | undefined {
  return useLanguage() === offerLanguage ? undefined : languageFacts[offerLanguage].tag
}

export function SalaryText({ salary: { kind, amount } }: { salary: Salary }) {
  const { t } = useTranslation('it-projects')
  return t(`offer.salary.${kind}`, { amount })
}

export function PostedDate({ offer: { published_at } }: { offer: OfferSummary }) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  return (
    <time dateTime={isoTime(published_at)} suppressHydrationWarning>
      {t('offer.posted', { date: formatLongDate(published_at, language) })}
    </time>
  )
}

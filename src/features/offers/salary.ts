import { languageFacts, type Language } from '@/i18n/languages'

import type { OfferSummary } from './model'

/** A monthly salary to be worded by `offer.salary.<kind>`; the amount carries its currency. */
export interface Salary {
  kind: 'amount' | 'from' | 'up_to'
  amount: string
}

/**
 * What is known of an offer's salary, written as the language writes money (D17): a range, one number where both
 * ends are equal, the one end that is known, or null.
 */
export function salaryOf(
  {
    salary_from: from,
    salary_to: to,
    salary_currency: currency,
  }: Pick<OfferSummary, 'salary_from' | 'salary_to' | 'salary_currency'>,
  language: Language,
): Salary | null {
  const money = new Intl.NumberFormat(languageFacts[language].locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  })
  if (from === null) return to === null ? null : { kind: 'up_to', amount: money.format(to) }
  if (to === null) return { kind: 'from', amount: money.format(from) }
  if (from === to) return { kind: 'amount', amount: money.format(from) }
  return { kind: 'amount', amount: withSpacedDash(money.formatRange(from, to)) }
}

/** Languages differ in the dash of a range; the site sets it with spaces everywhere, never at a line's start. */
const withSpacedDash = (range: string) => range.replace(/\s*[–-]\s*/, '\u00a0– ')

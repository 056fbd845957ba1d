import { languageFacts, type Language } from '@/i18n/languages'
import { memoize } from '@/lib/memoize'

import type { OfferSummary } from './model'

const moneyFormat = memoize((locale) =>
  memoize(
    (currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
        useGrouping: 'always',
      }),
  ),
)

/** A formatted monthly salary. Its text has the catalogue key `offer.salary.<kind>`. */
export interface Salary {
  kind: 'amount' | 'from' | 'up_to'
  amount: string
}

/**
 * Formats the salary of an offer for a language (D17): a range, or one number if both ends are equal or only one end is
 * known. Returns null if neither end is known.
 */
export function salaryOf(
  {
    salary_from: from,
    salary_to: to,
    salary_currency: currency,
  }: Pick<OfferSummary, 'salary_from' | 'salary_to' | 'salary_currency'>,
  language: Language,
): Salary | null {
  const money = moneyFormat(languageFacts[language].locale)(currency)
  if (from === null) return to === null ? null : { kind: 'up_to', amount: money.format(to) }
  if (to === null) return { kind: 'from', amount: money.format(from) }
  if (from === to) return { kind: 'amount', amount: money.format(from) }
  return { kind: 'amount', amount: withSpacedDash(money.formatRange(from, to)) }
}

/**
 * Puts a space on each side of the dash of a range. The first space is a no-break space, so that no line begins with
 * the dash.
 */
const withSpacedDash = (range: string) => range.replace(/\s*[–-]\s*/, '\u00a0– ')

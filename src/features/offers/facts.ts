import { languageFacts, type Language } from '@/i18n/languages'

import { listItems, offerLanguage, type Offer, type OfferSummary } from './model'
import { employmentTypes, languageTags, locations, type Translations } from './vocabulary'

export interface Fact {
  text: string
  /** The vocabulary lacks the value, and the page is not in English (D37). */
  isUntranslated: boolean
}

export const locationFact = (location: string, language: Language): Fact =>
  factOf(location, locations.get(location), language)

export const employmentTypeFact = (type: Offer['employment_type'], language: Language): Fact =>
  factOf(type, employmentTypes.get(type), language)

function factOf(stored: string, translations: Translations | undefined, language: Language): Fact {
  if (language === offerLanguage) return { text: stored, isUntranslated: false }
  return { text: translations?.[language] ?? stored, isUntranslated: !translations }
}

/** The first begins with a capital letter. */
export function requiredLanguages(stored: OfferSummary['languages'], language: Language): Fact[] {
  const { locale } = languageFacts[language]
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return listItems(stored).map((item, index) => {
    const tag = languageTags.get(item)
    if (language === offerLanguage || !tag) return factOf(item, undefined, language)
    const name = names.of(tag) ?? item
    const text = index === 0 ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name
    return { text, isUntranslated: false }
  })
}

export interface Salary {
  kind: 'amount' | 'from' | 'up_to'
  amount: string
}

/** D17. Null if neither end is known. */
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
  // Only German writes the dash without spaces (D17). The no-break space keeps it off the start of a line.
  const dash = language === 'de' ? '–' : '\u00a0– '
  return { kind: 'amount', amount: money.formatRange(from, to).replace(/\s*[–-]\s*/, dash) }
}

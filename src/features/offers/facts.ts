import { languageFacts, type Language } from '@/i18n/languages'
import { memoize } from '@/lib/memoize'

import { listItems, offerLanguage, type Offer, type OfferSummary } from './model'
import { employmentTypes, languageTags, locations, type Translations } from './vocabulary'

export interface Fact {
  text: string
  /** True if the vocabulary lacks the value and the page is not in English, the language of stored offers. */
  isUntranslated: boolean
}

/** Returns a location in the language of the page, or as stored if the vocabulary lacks the location (D37). */
export const locationFact = (location: string, language: Language): Fact =>
  factOf(location, locations.get(location), language)

export const employmentTypeFact = (type: Offer['employment_type'], language: Language): Fact =>
  factOf(type, employmentTypes.get(type), language)

/**
 * Returns the languages that an offer requires, in the language of the page. Languages that the vocabulary lacks are
 * returned as stored (D37).
 */
export const requiredLanguages = (stored: OfferSummary['languages'], language: Language): Fact[] =>
  listItems(stored).map((item, index) => {
    const tag = languageTags.get(item)
    if (language === offerLanguage || !tag) return factOf(item, undefined, language)
    const name = languageName(tag, language)
    return { text: index === 0 ? capitalize(name, language) : name, isUntranslated: false }
  })

function factOf(stored: string, translations: Translations | undefined, language: Language): Fact {
  if (language === offerLanguage) return { text: stored, isUntranslated: false }
  return { text: translations?.[language] ?? stored, isUntranslated: !translations }
}

const languageNames = memoize((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

const languageName = (tag: string, language: Language) =>
  languageNames(languageFacts[language].locale).of(tag) ?? tag

const capitalize = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(languageFacts[language].locale) + text.slice(1)

import { languageFacts, languages, type Language } from '@/i18n/languages'

import { listItems, offerLanguage, type Offer, type OfferSummary } from './model'
import { contractTypes, languageTags, places, type Forms } from './vocabulary'

/** A fact of an offer as a page shows it. */
export interface Fact {
  text: string
  /** True if the text is the stored one and the page is not in the language of offers. */
  isForeign: boolean
}

/** Returns an offer's place of work in the page's language, or as stored if the vocabulary lacks it (D37). */
export const placeFact = (location: string, language: Language): Fact =>
  factOf(location, places.get(location), language)

/** Returns an employment type in the page's language, or as stored if the vocabulary lacks it (D37). */
export const contractFact = (type: Offer['employment_type'], language: Language): Fact =>
  factOf(type, contractTypes.get(type), language)

/** Returns the languages that an offer asks for in the page's language, unknown ones as stored (D37). */
export const spokenFacts = (spoken: OfferSummary['languages'], language: Language): Fact[] =>
  listItems(spoken).map((stored, index) => {
    const tag = languageTags.get(stored)
    if (language === offerLanguage || !tag) return factOf(stored, undefined, language)
    const name = languageName(tag, language)
    return { text: index === 0 ? capitalized(name, language) : name, isForeign: false }
  })

/**
 * Returns an offer's place and languages in every language of the site. All of them are searched, so that a link with
 * a query finds the same offers in every language (D37).
 */
export const searchedFacts = ({ location, languages: spoken }: OfferSummary): string[] =>
  languages.flatMap((language) =>
    [placeFact(location, language), ...spokenFacts(spoken, language)].map(({ text }) => text),
  )

function factOf(stored: string, forms: Forms | undefined, language: Language): Fact {
  if (language === offerLanguage) return { text: stored, isForeign: false }
  return { text: forms?.[language] ?? stored, isForeign: !forms }
}

const displayNames = new Map<Language, Intl.DisplayNames>()

function languageName(tag: string, language: Language): string {
  const names =
    displayNames.get(language) ?? new Intl.DisplayNames(languageFacts[language].locale, { type: 'language' })
  displayNames.set(language, names)
  return names.of(tag) ?? tag
}

const capitalized = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(languageFacts[language].locale) + text.slice(1)

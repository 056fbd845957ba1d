import { languageFacts, type Language } from '@/i18n/languages'
import { cached } from '@/lib/cached'

import { listItems, offerLanguage, type Offer, type OfferSummary, type RemoteKind } from './model'

type Translations = Record<Exclude<Language, typeof offerLanguage>, string>

interface KnownLocation extends Translations {
  /** ISO 3166 code for structured data. `Remote` has none. */
  country?: 'SK' | 'CZ' | 'AT' | 'DE'
}

interface KnownEmploymentType extends Translations {
  /** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
  schemaOrg: readonly string[]
}

const sameInAll = (name: string): Translations => ({ sk: name, cz: name, de: name })

export const locations: ReadonlyMap<string, KnownLocation> = new Map<string, KnownLocation>([
  ['Remote', { sk: 'Na diaľku', cz: 'Na dálku', de: 'Remote' }],
  ['Bratislava', { country: 'SK', ...sameInAll('Bratislava') }],
  ['Košice', { country: 'SK', ...sameInAll('Košice') }],
  ['Žilina', { country: 'SK', ...sameInAll('Žilina') }],
  ['Prague', { country: 'CZ', sk: 'Praha', cz: 'Praha', de: 'Prag' }],
  ['Brno', { country: 'CZ', sk: 'Brno', cz: 'Brno', de: 'Brünn' }],
  ['Ostrava', { country: 'CZ', ...sameInAll('Ostrava') }],
  ['Vienna', { country: 'AT', sk: 'Viedeň', cz: 'Vídeň', de: 'Wien' }],
  ['Berlin', { country: 'DE', sk: 'Berlín', cz: 'Berlín', de: 'Berlin' }],
  ['Hamburg', { country: 'DE', ...sameInAll('Hamburg') }],
  ['Munich', { country: 'DE', sk: 'Mníchov', cz: 'Mnichov', de: 'München' }],
])

export const employmentTypes: ReadonlyMap<string, KnownEmploymentType> = new Map(
  Object.entries({
    Contract: {
      schemaOrg: ['CONTRACTOR'],
      sk: 'Kontrakt na živnosť',
      cz: 'Kontrakt na IČO',
      de: 'Freiberuflich',
    },
    'Part-time contract': {
      schemaOrg: ['CONTRACTOR', 'PART_TIME'],
      sk: 'Kontrakt na živnosť, čiastočné vyťaženie',
      cz: 'Kontrakt na IČO, částečné vytížení',
      de: 'Freiberuflich, in Teilzeit',
    },
    'Full-time employment': {
      schemaOrg: ['FULL_TIME'],
      sk: 'Pracovný pomer na plný úväzok',
      cz: 'Pracovní poměr na plný úvazek',
      de: 'Festanstellung in Vollzeit',
    },
  }),
)

/** Key: the English name of a language, as stored. */
export const languageTags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    English: 'en',
    Slovak: 'sk',
    Czech: 'cs',
    German: 'de',
    Polish: 'pl',
    Hungarian: 'hu',
    Ukrainian: 'uk',
    French: 'fr',
    Italian: 'it',
    Spanish: 'es',
  }),
)

/** Where specialists live who speak a language (D86). English is spoken in all of these countries. */
export const languageCountries: Readonly<Record<string, readonly string[]>> = {
  Slovak: ['Slovakia'],
  Czech: ['Czechia'],
  German: ['Germany', 'Austria'],
  Polish: ['Poland'],
  Hungarian: ['Hungary'],
}

const developer = ['programmer', 'vývojárka', 'programátorka', 'Entwicklerin', 'Programmiererin']

/** Maps a word of offers to other words that find the same offers (D12). */
export const jobWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['developer', developer],
  ['engineer', [...developer, 'developer', 'inžinierka', 'inženýrka', 'Ingenieurin']],
  ['consultant', ['konzultantka', 'Beraterin']],
  ['analyst', ['analytik', 'analytička']],
  ['architect', ['architektka']],
  ['designer', ['dizajnérka']],
  ['administrator', ['správca', 'správce']],
  ['qa', ['testerka', 'Testerin']],
  ['react', ['frontend', 'reactjs']],
  ['angular', ['frontend', 'angularjs']],
  ['vue', ['frontend', 'vuejs']],
  ['node', ['nodejs']],
  ['go', ['golang']],
  ['dotnet', ['net']],
])

/** Words of the search that stand for a kind of remote work (D86). A word may be longer, such as `hybridne`. */
export const remoteWords: Readonly<Record<RemoteKind, readonly string[]>> = {
  fully: ['remote', 'na diaľku', 'na dálku', 'home office', 'homeoffice'],
  partly: ['hybrid'],
  on_site: [
    'on-site',
    'onsite',
    'u klienta',
    'na pracovisku',
    'na pracovišti',
    'na mieste',
    'na místě',
    'vor Ort',
  ],
}

export interface Fact {
  text: string
  /** Set if the vocabulary lacks the value and the page is not in English (D37). */
  lang?: string
}

export const locationFact = (location: string, language: Language): Fact =>
  factOf(location, locations.get(location), language)

export const employmentTypeFact = (type: Offer['employment_type'], language: Language): Fact =>
  factOf(type, employmentTypes.get(type), language)

function factOf(stored: string, translations: Translations | undefined, language: Language): Fact {
  if (language === offerLanguage) return { text: stored }
  return translations
    ? { text: translations[language] }
    : { text: stored, lang: languageFacts[offerLanguage].tag }
}

const languageNames = cached(
  (language: Language) => new Intl.DisplayNames(languageFacts[language].locale, { type: 'language' }),
)

/** If the first one is translated, it begins with a capital letter. */
export function requiredLanguages(stored: OfferSummary['languages'], language: Language): Fact[] {
  const { locale } = languageFacts[language]
  return listItems(stored).map((item, index) => {
    const tag = languageTags.get(item)
    if (language === offerLanguage || !tag) return factOf(item, undefined, language)
    const name = languageNames(language).of(tag) ?? item
    return { text: index === 0 ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name }
  })
}

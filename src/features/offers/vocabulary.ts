import type { Language } from '@/i18n/languages'

import type { offerLanguage } from './model'

/** A stored value in the languages of the site that offers are not written in. */
export type Forms = Record<Exclude<Language, typeof offerLanguage>, string>

interface Place extends Forms {
  /** ISO 3166 code for structured data. `Remote` has none. */
  country?: 'SK' | 'CZ' | 'AT' | 'DE'
}

interface ContractType extends Forms {
  /** Google's names for it: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
  employmentType: readonly string[]
}

const everywhere = (name: string): Forms => ({ sk: name, cz: name, de: name })

/** Places by their stored names (D37). A place that is missing here is shown as it is stored. */
export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['Remote', { sk: 'Na diaľku', cz: 'Na dálku', de: 'Remote' }],
  ['Bratislava', { country: 'SK', ...everywhere('Bratislava') }],
  ['Košice', { country: 'SK', ...everywhere('Košice') }],
  ['Žilina', { country: 'SK', ...everywhere('Žilina') }],
  ['Prague', { country: 'CZ', sk: 'Praha', cz: 'Praha', de: 'Prag' }],
  ['Brno', { country: 'CZ', sk: 'Brno', cz: 'Brno', de: 'Brünn' }],
  ['Ostrava', { country: 'CZ', ...everywhere('Ostrava') }],
  ['Vienna', { country: 'AT', sk: 'Viedeň', cz: 'Vídeň', de: 'Wien' }],
  ['Berlin', { country: 'DE', sk: 'Berlín', cz: 'Berlín', de: 'Berlin' }],
  ['Hamburg', { country: 'DE', ...everywhere('Hamburg') }],
  ['Munich', { country: 'DE', sk: 'Mníchov', cz: 'Mnichov', de: 'München' }],
])

/** Employment types by their stored names (D37). A type that is missing here is shown as it is stored. */
export const contractTypes: ReadonlyMap<string, ContractType> = new Map<string, ContractType>([
  [
    'Contract',
    {
      employmentType: ['CONTRACTOR'],
      sk: 'Kontrakt na živnosť',
      cz: 'Kontrakt na IČO',
      de: 'Freiberuflich',
    },
  ],
  [
    'Part-time contract',
    {
      employmentType: ['CONTRACTOR', 'PART_TIME'],
      sk: 'Kontrakt na čiastočný úväzok',
      cz: 'Kontrakt na částečný úvazek',
      de: 'Freiberuflich, in Teilzeit',
    },
  ],
  [
    'Full-time employment',
    {
      employmentType: ['FULL_TIME'],
      sk: 'Pracovný pomer na plný úväzok',
      cz: 'Pracovní poměr na plný úvazek',
      de: 'Festanstellung in Vollzeit',
    },
  ],
])

/** Standard tags of the languages that offers ask for, by their stored names; `Intl.DisplayNames` translates them. */
export const languageTags: ReadonlyMap<string, string> = new Map([
  ['English', 'en'],
  ['Slovak', 'sk'],
  ['Czech', 'cs'],
  ['German', 'de'],
  ['Polish', 'pl'],
  ['Hungarian', 'hu'],
  ['Ukrainian', 'uk'],
  ['French', 'fr'],
  ['Italian', 'it'],
  ['Spanish', 'es'],
])

import type { Language } from '@/i18n/languages'
import type { Tables } from '@contracts/database.types'

type Row = Tables<'offers'>

/** The language that offers are written in, whatever the page's own is. */
export const offerLanguage: Language = 'en'

/** What a card of the list shows, and the description, which the search reads (D12). */
export type OfferSummary = Pick<
  Row,
  | 'id'
  | 'title'
  | 'remote_percentage'
  | 'duration_months'
  | 'salary_from'
  | 'salary_to'
  | 'salary_currency'
  | 'location'
  | 'languages'
  | 'tech_stack'
  | 'description'
>

/** What the detail page shows. */
export type Offer = OfferSummary & Pick<Row, 'published_at' | 'employment_type' | 'requirements' | 'benefits'>

/** The id in an address, or null if it is none that the database could know: then nobody needs to ask it. */
export function parseOfferId(text: string | undefined): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

/** The technologies of a comma-separated list (spec 3), each once. */
export function technologiesOf({ tech_stack }: Pick<Row, 'tech_stack'>): string[] {
  const names = tech_stack.split(',').map((name) => name.trim())
  return [...new Set(names)].filter(Boolean)
}

/** How the work is placed (D17): 0 % on site, 100 % fully remote, partly remote between. */
export function remoteKind(percentage: number): 'on_site' | 'partly' | 'fully' {
  if (percentage <= 0) return 'on_site'
  return percentage >= 100 ? 'fully' : 'partly'
}

/** The first 160 characters of the description, in one line: the detail page's meta description (spec 9). */
export function metaDescription({ description }: Pick<Row, 'description'>): string {
  return [...description.replace(/\s/g, ' ')].slice(0, 160).join('')
}

import type { Language } from '@/i18n/languages'
import type { Tables } from '@contracts/database.types'

type Row = Tables<'offers'>

/** The language that offers are stored in, on pages of every language. */
export const offerLanguage = 'en' satisfies Language

/** The columns that a card shows, and the description, which the search reads (D12). */
export type OfferSummary = Pick<
  Row,
  | 'id'
  | 'title'
  | 'published_at'
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

/** The columns that the detail page shows. */
export type Offer = OfferSummary & Pick<Row, 'employment_type' | 'requirements' | 'benefits'>

/** Parses the id in a URL. Returns null if the database cannot have such an id, so that no request is needed. */
export function parseOfferId(text: string | undefined): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

/** Returns the items of a comma-separated list, trimmed and each once. */
export function listItems(list: string): string[] {
  const items = list.split(',').map((item) => item.trim())
  return [...new Set(items)].filter(Boolean)
}

/** Returns the technologies of an offer (spec 3). */
export const technologiesOf = ({ tech_stack }: Pick<Row, 'tech_stack'>) => listItems(tech_stack)

/** Returns which remote label an offer gets (D17): 0 % is on site, 100 % fully remote, anything between partly remote. */
export function remoteKind(percentage: number): 'on_site' | 'partly' | 'fully' {
  if (percentage <= 0) return 'on_site'
  return percentage >= 100 ? 'fully' : 'partly'
}

/** Returns the detail page's meta description: the first 160 characters of the description, in one line (spec 9). */
export function metaDescription({ description }: Pick<Row, 'description'>): string {
  return [...description.replace(/\s/g, ' ')].slice(0, 160).join('')
}

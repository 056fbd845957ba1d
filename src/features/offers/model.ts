import type { Language } from '@/i18n/languages'
import type { Tables } from '@contracts/database.types'

type Row = Tables<'offers'>

/** Language of the stored offers. Title and long texts are shown in this language on every page. */
export const offerLanguage = 'en' satisfies Language

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
>

/** A part of a list of offers. `total` counts all offers from the first one in `offers` to the end of the list. */
export interface OfferList {
  offers: OfferSummary[]
  total: number
}

export type Offer = OfferSummary & Pick<Row, 'employment_type' | 'description' | 'requirements' | 'benefits'>

/** Parses the id in a URL. Returns null if no offer can have this id. */
export function parseOfferId(text: string | undefined): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

export function listItems(list: string): string[] {
  const items = list.split(',').map((item) => item.trim())
  return [...new Set(items)].filter(Boolean)
}

export const technologiesOf = ({ tech_stack }: Pick<Row, 'tech_stack'>) => listItems(tech_stack)

/** Returns the kind of remote work for a percentage (D17): 0 is on site, 100 is fully remote. */
export function remoteKind(percentage: number): 'on_site' | 'partly' | 'fully' {
  if (percentage <= 0) return 'on_site'
  return percentage >= 100 ? 'fully' : 'partly'
}

/**
 * Returns the meta description of an offer (spec 9): the first 160 characters of its description, with
 * each white-space character replaced by a space.
 */
export function metaDescription({ description }: Pick<Row, 'description'>): string {
  return [...description.replace(/\s/g, ' ')].slice(0, 160).join('')
}

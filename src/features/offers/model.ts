import { languageFacts, type Language } from '@/i18n/languages'
import { cached } from '@/lib/cached'
import type { Tables } from '@contracts/database.types'

/** An active offer has a date. */
type Row = Tables<'offers'> & { published_at: string }

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

/** The columns of an `OfferSummary`. */
export const summaryColumns =
  'id, title, published_at, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack'

export interface OfferList {
  offers: OfferSummary[]
  total: number
}

export type Offer = OfferSummary & Pick<Row, 'employment_type' | 'description' | 'requirements' | 'benefits'>

/** Null if no offer can have this id. */
export function parseOfferId(text: string | undefined): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

export function listItems(list: string): string[] {
  const items = list.split(',').map((item) => item.trim())
  return [...new Set(items)].filter(Boolean)
}

export type RemoteKind = 'on_site' | 'partly' | 'fully'

/** D17. */
export function remoteKind(percentage: number): RemoteKind {
  if (percentage <= 0) return 'on_site'
  return percentage >= 100 ? 'fully' : 'partly'
}

export interface Salary {
  kind: 'amount' | 'from' | 'up_to'
  amount: string
}

const moneyIn = cached((language: Language) =>
  cached(
    (currency: string) =>
      new Intl.NumberFormat(languageFacts[language].locale, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
        useGrouping: 'always',
      }),
  ),
)

/** D17. Null if neither end is known. */
export function salaryOf(
  {
    salary_from: from,
    salary_to: to,
    salary_currency: currency,
  }: Pick<OfferSummary, 'salary_from' | 'salary_to' | 'salary_currency'>,
  language: Language,
): Salary | null {
  const money = moneyIn(language)(currency)
  if (from === null) return to === null ? null : { kind: 'up_to', amount: money.format(to) }
  if (to === null) return { kind: 'from', amount: money.format(from) }
  if (from === to) return { kind: 'amount', amount: money.format(from) }
  // Only German writes the dash without spaces (D17). The no-break space keeps it off the start of a line.
  const dash = language === 'de' ? '–' : '\u00a0– '
  return { kind: 'amount', amount: money.formatRange(from, to).replace(/\s*[–-]\s*/, dash) }
}

/** The first 160 characters of the description (spec 9). */
export function metaDescription({ description }: Pick<Row, 'description'>): string {
  return [...description.replace(/\s/g, ' ')].slice(0, 160).join('')
}

interface TextBlock {
  isList: boolean
  lines: string[]
}

const LIST_ITEM = /^\s*(?:•|[-–*](?=\s))\s*/

/** Splits plain text into lists and paragraphs, which end at an empty line or a list. Keeps line breaks (spec 2). */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\r?\n\s*\n/).flatMap((paragraph) => {
    const blocks: TextBlock[] = []
    for (const line of paragraph.split(/\r?\n/)) {
      const isList = LIST_ITEM.test(line)
      if (blocks.at(-1)?.isList !== isList) blocks.push({ isList, lines: [] })
      blocks.at(-1)?.lines.push(line.replace(LIST_ITEM, ''))
    }
    return blocks
  })
}

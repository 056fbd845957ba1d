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

/** The first offers of a list, and the number of all offers of this list. */
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

/** Splits a stored list at commas. Leaves out empty items and duplicates. */
export function listItems(list: string): string[] {
  const items = list.split(',').map((item) => item.trim())
  return [...new Set(items)].filter(Boolean)
}

/** Returns the kind of remote work for a percentage (D17): 0 is on site, 100 is fully remote. */
export function remoteKind(percentage: number): 'on_site' | 'partly' | 'fully' {
  if (percentage <= 0) return 'on_site'
  return percentage >= 100 ? 'fully' : 'partly'
}

/** Returns the first 160 characters of the description (spec 9), with spaces instead of line breaks. */
export function metaDescription({ description }: Pick<Row, 'description'>): string {
  return [...description.replace(/\s/g, ' ')].slice(0, 160).join('')
}

/** A paragraph or a list of a plain text. A line break inside a paragraph or item is `\n`. */
type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** A line that begins with `•`, or with `-`, `–` or `*` and white space. */
const LIST_ITEM = /^\s*(?:•|[-–*](?=\s))\s*(.*)$/

/**
 * Splits plain text into paragraphs and lists. An indented line after a list item continues the item, and an empty line
 * ends a block. Other line breaks are kept (spec 2).
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: TextBlock | undefined
  const start = (block: TextBlock) => {
    blocks.push(block)
    open = block
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    const item = LIST_ITEM.exec(line)?.[1]
    if (line.trim() === '') open = undefined
    else if (item !== undefined) {
      if (open?.kind === 'list') open.items.push(item)
      else start({ kind: 'list', items: [item] })
    } else if (open?.kind === 'list' && /^\s/.test(line)) {
      open.items.push(`${open.items.pop() ?? ''}\n${line.trim()}`)
    } else if (open?.kind === 'paragraph') open.text += `\n${line}`
    else start({ kind: 'paragraph', text: line })
  }
  return blocks
}

import type { Language } from '@/i18n/languages'
import type { Tables } from '@contracts/database.types'

type Row = Tables<'offers'>

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

/** D17. */
export function remoteKind(percentage: number): 'on_site' | 'partly' | 'fully' {
  if (percentage <= 0) return 'on_site'
  return percentage >= 100 ? 'fully' : 'partly'
}

/** The first 160 characters of the description (spec 9). */
export function metaDescription({ description }: Pick<Row, 'description'>): string {
  return [...description.replace(/\s/g, ' ')].slice(0, 160).join('')
}

type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const LIST_ITEM = /^\s*(?:•|[-–*](?=\s))\s*(.*)$/

/** Splits plain text into paragraphs and lists, and keeps line breaks (spec 2). */
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

import type { SafeHtml } from './model'

/** A list item: the bold text at its beginning, and the HTML of the rest, which may have links and line breaks. */
export interface BoldItem {
  bold: string
  rest: SafeHtml
}

const MAX_RESULTS = 4

/** A list without another list in it. */
const LIST = /<ul>((?:(?!<[uo]l)[\s\S])*?)<\/ul>/g
const LIST_AT_START = new RegExp(`^\\s*${LIST.source}\\s*`)

/**
 * Returns at most four items of the last list whose items all begin with a bold figure, such as
 * `<strong>38 % fewer</strong> tickets`. The list must have at least two items.
 */
export function resultsIn(html: SafeHtml): BoldItem[] {
  const lists = [...html.matchAll(LIST)].map(([, items = '']) => boldItems(items))
  const results = lists.findLast((items) => items.length > 1 && items.every(isResult)) ?? []
  return results
    .slice(0, MAX_RESULTS)
    .map(({ bold, rest }) => ({ bold, rest: rest.replace(/^[,;]\s*|[.,;]$/g, '') as SafeHtml }))
}

/**
 * Takes the facts from the beginning of a text: a list whose items all begin with a bold label, such as
 * `<strong>Team:</strong> two developers`.
 */
export function splitFacts(html: SafeHtml): { facts: BoldItem[]; text: SafeHtml } {
  const [list = '', items = ''] = LIST_AT_START.exec(html) ?? []
  const facts = boldItems(items)
  if (facts.length === 0 || !facts.every(({ bold, rest }) => bold.endsWith(':') && rest)) {
    return { facts: [], text: html }
  }
  return {
    facts: facts.map(({ bold, rest }) => ({ bold: bold.slice(0, -1), rest })),
    text: html.slice(list.length) as SafeHtml,
  }
}

const isResult = ({ bold, rest }: BoldItem) => /\d/.test(bold) && !bold.endsWith(':') && rest !== ''

/** Not with the DOM, because the build renders without one. `sanitizeHtml` has closed all tags. */
const boldItems = (list: string): BoldItem[] =>
  [...list.matchAll(/<li>\s*([\s\S]*?)\s*<\/li>/g)].map(([, item = '']) => {
    const [, bold = '', rest = ''] = /^(?:<p>)?<strong>([\s\S]*?)<\/strong>([\s\S]*)$/.exec(item) ?? []
    return { bold: plainText(bold), rest: inlineHtml(rest) }
  })

/** `sanitizeHtml` writes all other characters without entities. */
const entities: Record<string, string> = { nbsp: '\u00a0', lt: '<', gt: '>', amp: '&' }

const TAG = /<(\/?)(\w+)(?:[^>"]|"[^"]*")*>/g
const INLINE = /^(a|em|strong|code|sup|sub|s|br)$/

const plainText = (html: string) =>
  html
    .replace(/<br>/g, ' ')
    .replace(TAG, '')
    .replace(/&(nbsp|lt|gt|amp);/g, (_, name: string) => entities[name] ?? '')
    .trim()

/** Replaces paragraphs with line breaks, and removes the space after the bold text, which may be non-breaking. */
const inlineHtml = (html: string) =>
  html
    .replace(/<\/p>\s*<p>/g, '<br>')
    .replace(TAG, (tag, _, name: string) => (INLINE.test(name) ? tag : ' '))
    .replace(/^(?:\s|&nbsp;)+|\s+$/g, '') as SafeHtml

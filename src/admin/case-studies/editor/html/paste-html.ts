import type { ClipboardEvent } from 'react'

import { allowedTags } from '@/features/case-studies/sanitize'

import { cleanPastedHtml } from './clean-pasted-html'
import { insertText } from './insert-text'

/** Matches an HTML tag. A code editor copies HTML source as formatted text, but it must be pasted as source. */
const SOURCE = new RegExp(`</?(h1|${allowedTags.join('|')})(\\s[^<>]*)?/?>`, 'i')

/** Matches the tags of elements whose text must not contain a paragraph. */
const TEXT_BLOCK = /<(\/?)(?:p|h[1-6]|li|t[dh]|d[td]|figcaption|summary)(?=[\s>])[^<>]*>/gi

/**
 * Pastes formatted text as clean HTML. Leaves every other paste to the browser: plain text, HTML source, and formatted
 * text of which nothing remains.
 */
export function pasteHtml(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: textarea } = event
  const html = clipboardData.getData('text/html')
  if (!html || SOURCE.test(clipboardData.getData('text/plain'))) return
  const clean = cleanPastedHtml(html)
  if (!clean) return
  event.preventDefault()
  const isInBlock = endsInTextBlock(textarea.value.slice(0, textarea.selectionStart))
  insertText(textarea, isInBlock ? withoutOnlyParagraph(clean) : clean)
}

/** Returns whether text at the end of the HTML is inside a paragraph, heading, item or cell. */
function endsInTextBlock(html: string): boolean {
  return [...html.matchAll(TEXT_BLOCK)].at(-1)?.[1] === ''
}

/** Word copies a few words as a whole paragraph. */
function withoutOnlyParagraph(html: string): string {
  const [, text = html] = /^<p>([^]*)<\/p>$/.exec(html) ?? []
  return text.includes('<p>') ? html : text
}

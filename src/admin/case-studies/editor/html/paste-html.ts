import type { ClipboardEvent, DragEvent } from 'react'

import { allowedTags } from '@/features/case-studies/sanitize'

import { cleanPastedHtml } from './clean-pasted-html'
import { insertText } from './insert-text'

/** Matches an HTML tag. A code editor copies HTML source as formatted text, but it must be pasted as source. */
const SOURCE = new RegExp(`</?(h1|${allowedTags.join('|')})(\\s[^<>]*)?/?>`, 'i')

/** Matches the tags of elements whose text must not contain a paragraph. */
const TEXT_BLOCK = /<(\/?)(?:p|h[1-6]|li|t[dh]|d[td]|figcaption|summary)(?=[\s>])[^<>]*>/gi

/**
 * Pastes formatted text as clean HTML, and calls `onPicture` for a picture without text. The browser pastes plain text,
 * HTML source, and formatted text of which the cleaning leaves nothing.
 */
export function pasteHtml(event: ClipboardEvent<HTMLTextAreaElement>, onPicture: (file: File) => void): void {
  const { clipboardData, currentTarget: textarea } = event
  // Word copies its text also as a picture of the text.
  const hasText = clipboardData.getData('text/plain') !== ''
  const picture = [...clipboardData.files].find(({ type }) => !hasText && type.startsWith('image/'))
  if (picture) {
    event.preventDefault()
    return onPicture(picture)
  }
  const html = clipboardData.getData('text/html')
  if (!html || SOURCE.test(clipboardData.getData('text/plain'))) return
  const clean = cleanPastedHtml(html)
  if (!clean) return
  event.preventDefault()
  const isInBlock = endsInTextBlock(textarea.value.slice(0, textarea.selectionStart))
  insertText(textarea, isInBlock ? withoutOnlyParagraph(clean) : clean)
}

/** Calls `onFile` for a dropped file. Otherwise, the browser would leave the form and open the file. */
export function dropFile(event: DragEvent, onFile: (file: File) => void): void {
  const [file] = event.dataTransfer.files
  if (!file) return
  event.preventDefault()
  onFile(file)
}

export function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

function endsInTextBlock(html: string): boolean {
  return [...html.matchAll(TEXT_BLOCK)].at(-1)?.[1] === ''
}

/** Word copies a few words as a whole paragraph. */
function withoutOnlyParagraph(html: string): string {
  const [, text = html] = /^<p>([^]*)<\/p>$/.exec(html) ?? []
  return text.includes('<p>') ? html : text
}

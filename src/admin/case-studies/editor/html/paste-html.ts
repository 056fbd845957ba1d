import type { ClipboardEvent, DragEvent } from 'react'

import { allowedTags } from '@/features/case-studies/sanitize'

import { cleanPastedHtml } from './clean-pasted-html'
import { insertText } from './insert-text'

/**
 * Matches a tag that the sanitiser allows, or `h1`, in plain text. A code editor copies HTML source also as formatted
 * text. Then the source must be pasted, not the formatted text.
 */
const SOURCE = new RegExp(`</?(h1|${allowedTags.join('|')})(\\s[^<>]*)?/?>`, 'i')

/**
 * Matches the start and end tags of elements that contain text. If the caret is in such an element, a single pasted
 * paragraph loses its `p` tags.
 */
const TEXT_BLOCK = /<(\/?)(?:p|h[1-6]|li|t[dh]|d[td]|figcaption|summary)(?=[\s>])[^<>]*>/gi

/**
 * Pastes formatted text as clean HTML. Calls `onPicture` if the clipboard has a picture and no text. Lets the browser
 * paste plain text, HTML source, and formatted text of which `cleanPastedHtml` keeps nothing.
 */
export function pasteHtml(event: ClipboardEvent<HTMLTextAreaElement>, onPicture: (file: File) => void): void {
  const { clipboardData, currentTarget: textarea } = event
  // Word copies a text also as a picture of this text. So a picture counts only if there is no text.
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

/** Calls `onFile` with the first dropped file. Prevents the browser from leaving the page to open the file. */
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

/** Removes the `p` tags if the HTML is exactly one paragraph, because Word copies a few words as a paragraph. */
function withoutOnlyParagraph(html: string): string {
  const [, text = html] = /^<p>([^]*)<\/p>$/.exec(html) ?? []
  return text.includes('<p>') ? html : text
}

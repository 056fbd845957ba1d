/* oxlint-disable typescript/no-deprecated -- no other function adds to the undo history of a textarea */

import type { Edit } from './html-edits'

/**
 * Replaces the selection of a focused textarea with `text`, or deletes the selection if `text` is empty. The form
 * receives an `input` event. In Chromium, Ctrl+Z removes exactly this text.
 * @param text must not end with a line break, because Chromium would drop it
 */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  if (!text) return void document.execCommand('delete')
  // Uses the command `insertHTML`, because in Chromium the command `insertText` fires two events per line, and Ctrl+Z
  // would also remove words that were typed earlier.
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (document.execCommand('insertHTML', false, `<span>${escaped}</span>`)) return
  // In Firefox, `insertHTML` has no effect in a textarea, so `insertText` inserts the text there.
  if (document.execCommand('insertText', false, text)) return
  textarea.setRangeText(text, textarea.selectionStart, textarea.selectionEnd, 'end')
  textarea.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

export function applyEdit(textarea: HTMLTextAreaElement, { start, end, insert, offset, length }: Edit): void {
  textarea.focus()
  textarea.setSelectionRange(start, end)
  insertText(textarea, insert)
  textarea.setSelectionRange(start + offset, start + offset + length)
}

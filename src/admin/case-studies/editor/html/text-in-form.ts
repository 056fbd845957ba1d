import type { Node as Document } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'

import { htmlOf, readText, type ReadText } from './study-document'

/** A text field of the form, as the text editor shows it. */
export interface TextInForm extends ReadText {
  /** The value of the form. */
  html: string
  /** The values that came from outside, by the HTML that the editor writes for them: looking at one changes nothing. */
  originals: ReadonlyMap<string, string>
  /** The last state of the editor while the HTML box is shown, so that everything can still be undone. */
  kept?: KeptState | undefined
}

export interface KeptState {
  state: EditorState
  /** The last text from outside that is in the state. */
  document: Document
}

/** The form has a value that was not typed in the text editor, for example an earlier text. */
export function textFrom(html: string, before?: TextInForm): TextInForm {
  const read = readText(html)
  const originals = new Map(before?.originals)
  if (read.missing.length === 0) originals.set(htmlOf(read.document), html)
  return { ...read, html, originals, kept: before?.kept }
}

export const edited = (text: TextInForm, html: string): TextInForm => ({
  ...text,
  html: text.originals.get(html) ?? html,
})

/** What the editor can show of the text becomes its value. */
export const withoutMissing = (text: TextInForm): TextInForm => ({
  ...text,
  html: htmlOf(text.document),
  missing: [],
})

import * as z from 'zod/mini'

import { limits } from './limits.ts'

/**
 * Characters nobody sees and nobody types on purpose: controls (tab and line feed are kept here, see below),
 * lone surrogates, soft hyphen, zero-width space, direction marks, overrides and isolates, word joiner, BOM.
 * They come with pasted text, so they are removed rather than refused: a visitor could not find the culprit.
 * Joiners (U+200C, U+200D) and variation selectors stay, since emoji and several scripts are built from them.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

const clean = (value: string) => value.replace(lineEnd, '\n').replace(invisible, '').normalize('NFC').trim()

const kind = { error: ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'invalid') }

type Limits = { max: number; optional?: boolean }

function text({ max, optional = false }: Limits) {
  const long = z.maxLength(max, 'too_long')
  const filled = z.refine<string>((value) => visible.test(value), { error: 'required', abort: true })
  const string = z.string(kind).check(z.overwrite(clean))
  return optional ? string.check(long) : string.check(filled, long)
}

/**
 * Text of several lines: cleaned, trimmed, its line breaks kept as `\n`.
 * `max` counts UTF-16 units, as `maxlength` of an input does. Faults: `required`, `invalid`, `too_long`.
 */
export const multiLine = text

/**
 * Text of one line, safe for a mail header: like {@link multiLine}, but tabs become spaces and a line break
 * inside is refused (`invalid`); an input field cannot send one, so it is no visitor's slip.
 */
export function oneLine(limits: Limits) {
  return text(limits).check(
    z.overwrite((value) => value.replaceAll('\t', ' ')),
    z.refine((value) => !value.includes('\n'), 'invalid'),
  )
}

/** An e-mail address in a form every mail server takes; also `invalid_email`. */
export const emailAddress = () =>
  oneLine({ max: limits.email }).check(z.regex(z.regexes.email, 'invalid_email'))

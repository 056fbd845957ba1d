import * as z from 'zod/mini'

import type { honeypotField } from './honeypot.ts'
import { maxLengths } from './max-lengths.ts'

// Schemas for the fields of a form. The message of an issue is the code of the broken rule: `required`, `invalid`,
// `invalid_email`, `too_long`, `consent_required` or `unknown_field`.

/**
 * Accepts an object that has only the given fields. The code for any other field is `unknown_field`, and for a value
 * that is not an object `invalid`. A shape that contains the name of the honeypot does not compile, because the value
 * of such a field would mark the enquiry as spam.
 */
export const payload = <Shape extends z.core.$ZodLooseShape>(shape: Shape & { [honeypotField]?: never }) =>
  z.strictObject<Shape>(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'unknown_field' : 'invalid'),
  })

export const consent = () => z.literal(true, 'consent_required')

/**
 * Accepts one of the options. The code is `required` for a missing value and for an empty string, which a `<select>`
 * without a choice sends. For other values, it is `invalid`.
 */
export const oneOf = <Option extends string>(options: readonly Option[]) =>
  z.enum(options, { error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid') })

/**
 * Matches control characters except tab and line feed, lone surrogates, and invisible format characters such as soft
 * hyphen, zero-width space, directional marks and overrides, word joiner and byte order mark. These characters are
 * removed and not rejected, because visitors paste them without seeing them. The joiners U+200C and U+200D and the
 * variation selectors are kept, because emoji and several scripts need them.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu
/**
 * Matches a visible character. Letters and symbols without a glyph, such as the Hangul fillers and the empty Braille
 * pattern, do not count.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

const clean = (value: string) => value.replace(lineBreak, '\n').replace(invisible, '').normalize('NFC').trim()

const notAString = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'invalid'),
}

type TextOptions = { max: number; optional?: boolean }

/**
 * Text that may have several lines. Removes invisible characters, replaces each line break with `\n`, normalises the
 * text to Unicode NFC and trims it. Then checks that the text has at most `max` UTF-16 units and, unless `optional`,
 * a visible character. `optional` allows an empty text, but not a missing value: its code is always `required`.
 */
export function multiLine({ max, optional = false }: TextOptions) {
  const length = z.maxLength(max, 'too_long')
  const filled = z.refine<string>((value) => visible.test(value), { error: 'required', abort: true })
  const text = z.string(notAString).check(z.overwrite(clean))
  return optional ? text.check(length) : text.check(filled, length)
}

/**
 * Text of one line that is safe in a mail header: like {@link multiLine}, but tabs become spaces, and a line break
 * inside the text is `invalid`. An `<input>` cannot send a line break, so visitors never see this error.
 */
export function oneLine(options: TextOptions) {
  return multiLine(options).check(
    z.overwrite((value) => value.replaceAll('\t', ' ')),
    z.refine((value) => !value.includes('\n'), 'invalid'),
  )
}

export const emailAddress = () =>
  oneLine({ max: maxLengths.email }).check(z.regex(z.regexes.email, 'invalid_email'))

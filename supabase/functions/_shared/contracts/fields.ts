import * as z from 'zod/mini'

import { maxLengths, type honeypotField } from './enquiry-rules.ts'

// Schemas for the fields of a form. The message of an issue is the code of the broken rule: `required`, `invalid`,
// `invalid_email`, `too_long`, `consent_required` or `unknown_field`.

/** Accepts only the given fields. A shape that contains the name of the honeypot does not compile. */
export const payload = <Shape extends z.core.$ZodLooseShape>(shape: Shape & { [honeypotField]?: never }) =>
  z.strictObject<Shape>(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'unknown_field' : 'invalid'),
  })

export const consent = () => z.literal(true, 'consent_required')

/** A `<select>` without a choice sends an empty string. */
export const oneOf = <Option extends string>(options: readonly Option[]) =>
  z.enum(options, { error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid') })

/** Removed, because visitors paste them without seeing them. Joiners and variation selectors of emoji stay. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu
/** Excludes letters and symbols without a glyph, such as the Hangul fillers and the empty Braille pattern. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns false for a text of which nothing can be seen. */
export const isFilled = (text: string): boolean => visible.test(text)

const clean = (value: string) => value.replace(lineBreak, '\n').replace(invisible, '').normalize('NFC').trim()

const notAString = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'invalid'),
}

type TextOptions = { max: number; optional?: boolean }

/** `max` is in UTF-16 units. `optional` allows an empty text, but not a missing value. */
export function multiLine({ max, optional = false }: TextOptions) {
  const length = z.maxLength(max, 'too_long')
  const filled = z.refine<string>(isFilled, { error: 'required', abort: true })
  // Before `clean`, because normalizing a long text of combining characters takes a time that grows with its square.
  const notHuge = z.maxLength(max * 4, { error: 'too_long', abort: true })
  const text = z.string(notAString).check(notHuge, z.overwrite(clean))
  return optional ? text.check(length) : text.check(filled, length)
}

/** A text without line breaks, which is safe in a mail header. */
export function oneLine(options: TextOptions) {
  return multiLine(options).check(
    z.overwrite((value) => value.replaceAll('\t', ' ')),
    z.refine((value) => !value.includes('\n'), 'invalid'),
  )
}

/** The local part may have all characters that need no quotation marks. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+(xn--[a-z\d-]*[a-z\d]|[a-z]{2,})$/i

/** Returns an address with the ASCII form of its domain, which every mail server understands: `info@müller.de`. */
function withAsciiDomain(value: string): string {
  const [, local, domain] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(value) ?? []
  if (!local || !domain || /^[\x21-\x7e]+$/.test(domain)) return value
  try {
    return local + new URL(`http://${domain}`).hostname
  } catch {
    return value
  }
}

export const emailAddress = () =>
  oneLine({ max: maxLengths.email }).check(
    z.overwrite(withAsciiDomain),
    z.regex(address, 'invalid_email'),
    z.maxLength(maxLengths.email, 'too_long'),
  )

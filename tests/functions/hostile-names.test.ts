import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, mailFrom, startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const base64 = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const quoted = (text: string) =>
  `=?UTF-8?q?${Array.from(Buffer.from(text), (byte) => `=${byte.toString(16).padStart(2, '0')}`).join('')}?=`

// postal-mime decodes encoded words in the subject and in names, as mail programs do.
test.each([
  ['a right-to-left override in base64', base64('a\u202ebc')],
  ['a right-to-left override in quoted-printable', quoted('a\u202ebc')],
  ['an isolate', base64('\u2066a\u2069')],
  ['a line break and a header', base64('a\r\nBcc: eve@example.org')],
  ['a line break in quoted-printable', quoted('a\nb')],
  ['a null character', quoted('a\0b')],
  ['another e-mail address', base64('Boss <boss@example.com>')],
  ['a lower-case encoding', base64('a\u202eb').replace('?B?', '?b?')],
  ['a language', base64('a\u202eb').replace('utf-8', 'utf-8*en')],
  ['two encoded words', `${base64('a\u202e')} ${base64('b')}`],
  ['an encoded word inside of another', base64(quoted('\u202e'))],
  ['an encoded word without its end', '=?utf-8?q?=E2=80=AE'],
  ['a zero-width space in the start', base64('a\u202eb').replace('=?', '=\u200b?')],
  ['a tab in the start', base64('a\u202eb').replace('=?', '=\t?')],
  ['repeated starts', `=?=?=?=?${base64('\u202e')}`],
  ['letters beside it', `Žofia ${base64('\u202e')}`],
])(
  'a name and a company with an encoded word (%s) are mailed as text: subject and reply-to have no control or bidi characters, the sender is unchanged, and the mail has no Bcc header',
  async (_, value) => {
    const name = value.slice(0, 100)
    const response = await system.functions.post({ ...goodEnquiry, name, company: name })
    expect(response).toMatchObject({ status: 200 })
    const { mail } = await system.onlyMail()
    const shown = [mail.subject, mail.from?.name, ...(mail.replyTo ?? []).map((each) => each.name)].join('|')
    expect(shown).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
    expect(mail.replyTo).toEqual([{ name: asText(name), address: goodEnquiry.email }])
    expect(mail.subject).toBe(`Contact: ${asText(name)}, ${asText(name)}`)
    expect(mail.from).toEqual({ name: 'Tidebridge', address: mailFrom })
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  },
)

/**
 * Returns a name as the mail shows it: without a zero-width space, with a space instead of a tab, and with `= ?`
 * instead of each `=?`.
 */
const asText = (name: string) => name.replace('\u200b', '').replace('\t', ' ').replaceAll('=?', '= ?')

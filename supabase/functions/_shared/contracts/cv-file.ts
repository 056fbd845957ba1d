import * as z from 'zod/mini'

import { containsMacros, cvExtension, cvSignatureBytes, findCvError, maxCvBytes } from './cv-rules.ts'
import { oneLine, payload } from './fields.ts'

const maxBase64Length = Math.ceil(maxCvBytes / 3) * 4

const paddingLength = (base64: string) => (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
const isBase64 = (text: string) =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - paddingLength(text)))

export const decodedSize = (base64: string): number => (base64.length / 4) * 3 - paddingLength(base64)

const decodeStart = (base64: string) =>
  Uint8Array.from(atob(base64.slice(0, Math.ceil(cvSignatureBytes / 3) * 4)), (byte) => byte.charCodeAt(0))

/** A CV in a payload (spec 7 rows 3-4). `content` is in base64. `type` is not used. */
export const cvFile = payload({
  name: oneLine({ max: 255 }),
  content: z.string('invalid').check(
    z.refine((content) => content.length <= maxBase64Length, { error: 'file_too_large', abort: true }),
    z.refine(isBase64, { error: 'invalid', abort: true }),
  ),
  type: oneLine({ max: 255, optional: true }),
}).check(
  z.superRefine(({ name, content }, context) => {
    // A pdf file has no macros, and decoding it would take up to 5 MB of memory.
    const hasMacros = () => cvExtension(name) !== 'pdf' && containsMacros(name, atob(content))
    const message =
      findCvError(name, decodedSize(content), decodeStart(content)) ??
      (hasMacros() ? 'file_with_macros' : undefined)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)

export type CvFile = z.output<typeof cvFile>

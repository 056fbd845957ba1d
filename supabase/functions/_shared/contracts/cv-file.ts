import * as z from 'zod/mini'

import { carriesMacros, cvFault, cvStartBytes, maxCvBytes } from './cv-rules.ts'
import { payload } from './payload.ts'
import { oneLine } from './text.ts'

const maxLength = Math.ceil(maxCvBytes / 3) * 4

const paddingOf = (base64: string) => (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
const isBase64 = (text: string) =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - paddingOf(text)))

/** The size of what a base64 text stands for, in bytes. */
export const decodedSize = (base64: string): number => (base64.length / 4) * 3 - paddingOf(base64)

/** The first bytes; whole groups of four characters, since a group cannot be decoded in part. */
const startOf = (base64: string) =>
  Uint8Array.from(atob(base64.slice(0, Math.ceil(cvStartBytes / 3) * 4)), (byte) => byte.charCodeAt(0))

/**
 * A CV inside a payload (spec 7 rows 3-4): its name, its bytes as base64 and the MIME type the browser gave it,
 * which decides nothing. Rules of D30. Faults: `invalid_file_type`, `file_too_large`, `file_with_macros`, `invalid`.
 */
export const cvFile = payload({
  name: oneLine({ max: 255 }),
  content: z.string('invalid').check(
    z.refine((content) => content.length <= maxLength, { error: 'file_too_large', abort: true }),
    z.refine(isBase64, { error: 'invalid', abort: true }),
  ),
  type: oneLine({ max: 255, optional: true }),
}).check(
  z.superRefine(({ name, content }, context) => {
    const message =
      cvFault(name, decodedSize(content), startOf(content)) ??
      (carriesMacros(name, atob(content)) ? 'file_with_macros' : undefined)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)

export type CvFile = z.output<typeof cvFile>

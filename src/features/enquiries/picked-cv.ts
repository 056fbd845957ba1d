import { carriesMacros, cvFault, cvStartBytes } from '@contracts/cv-rules'
import * as z from 'zod/mini'

/**
 * Checks the value of the file picker by the rules of D30. In: its file list, undefined before the first choice.
 * Out: the file, or null. Reads the whole file only if its name, size and first bytes are right.
 */
export const pickedCv = z
  .pipe(
    z.optional(z.nullable(z.custom<FileList>())),
    z.transform((files): File | null => files?.[0] ?? null),
  )
  .check(
    z.superRefine(async (file, context) => {
      const message = file && (await brokenRule(file))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

async function brokenRule(file: File) {
  try {
    const start = await file.slice(0, cvStartBytes).arrayBuffer()
    const rule = cvFault(file.name, file.size, new Uint8Array(start))
    if (rule) return rule
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
    return carriesMacros(file.name, bytes) ? 'file_with_macros' : undefined
  } catch {
    // The file breaks no rule but cannot be read: sending reads it again and reports the failure.
    return undefined
  }
}

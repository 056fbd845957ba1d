import { cvFault, cvStartBytes } from '@contracts/cv-rules'
import * as z from 'zod/mini'

/**
 * What a file picker holds, checked by the rules of D30. In: its list of files, none before the first choice.
 * Out: the file, or null. Only its first bytes are read here.
 */
export const pickedCv = z
  .pipe(
    z.optional(z.nullable(z.custom<FileList>())),
    z.transform((files): File | null => files?.[0] ?? null),
  )
  .check(
    z.superRefine(async (file, context) => {
      const message = file && (await faultOf(file))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

async function faultOf(file: File) {
  try {
    const start = await file.slice(0, cvStartBytes).arrayBuffer()
    return cvFault(file.name, file.size, new Uint8Array(start))
  } catch {
    // It is no fault of the choice, and sending, which reads the whole file, will tell of it.
    return undefined
  }
}

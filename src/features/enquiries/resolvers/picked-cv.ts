import { carriesMacros, cvFault, cvStartBytes } from '@contracts/cv-rules'
import * as z from 'zod/mini'

/**
 * What a file picker holds, checked by the rules of D30. In: its list of files, none before the first choice.
 * Out: the file, or null. It is read in full only when its name, size and
 * first bytes are in order.
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
    const fault = cvFault(file.name, file.size, new Uint8Array(start))
    if (fault) return fault
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
    return carriesMacros(file.name, bytes) ? 'file_with_macros' : undefined
  } catch {
    // It is no fault of the choice, and sending, which reads the whole file, will tell of it.
    return undefined
  }
}

import type { CvFile } from '@contracts/cv-file'
import { containsMacros, cvSignatureBytes, findCvError } from '@contracts/cv-rules'
import * as z from 'zod/mini'

/**
 * Rules of D30. Reads the whole file only if its start is valid. Accepts an unreadable file, for which `readCv` throws.
 */
export const cvSchema = z
  .pipe(
    z.optional(z.nullable(z.custom<FileList>())),
    z.transform((files): File | null => files?.[0] ?? null),
  )
  .check(
    z.superRefine(async (file, context) => {
      const message = file && (await findFileError(file))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

async function findFileError(file: File) {
  try {
    const start = await file.slice(0, cvSignatureBytes).arrayBuffer()
    const code = findCvError(file.name, file.size, new Uint8Array(start))
    if (code) return code
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
    return containsMacros(file.name, bytes) ? 'file_with_macros' : undefined
  } catch {
    return undefined
  }
}

/** `content` is base64. Throws if the file was moved or deleted after it was chosen. */
export async function readCv(file: File | null): Promise<CvFile | null> {
  if (!file) return null
  const dataUrl = await readAsDataUrl(file)
  return { name: file.name, content: dataUrl.slice(dataUrl.indexOf(',') + 1), type: file.type }
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail())
    reader.onerror = fail
    reader.readAsDataURL(file)
  })

import type { CvFile } from '@contracts/cv-file'
import { containsMacros, cvSignatureBytes, findCvError } from '@contracts/cv-rules'
import * as z from 'zod/mini'

/**
 * Validates the value of the CV input by the rules of D30. Input: the file list, or undefined if no file was ever
 * chosen. Output: the file, or null. Reads the whole file only if its name, size and first bytes are valid.
 */
export const cvSchema = z
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
    const start = await file.slice(0, cvSignatureBytes).arrayBuffer()
    const rule = findCvError(file.name, file.size, new Uint8Array(start))
    if (rule) return rule
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
    return containsMacros(file.name, bytes) ? 'file_with_macros' : undefined
  } catch {
    // The file cannot be read. This is not a broken rule: `readCv` will fail too, and the form reports that error.
    return undefined
  }
}

/**
 * Converts a file to the format of the payload: name, content as base64, MIME type (empty if the browser does not know
 * it).
 * @throws if the file cannot be read, for example because it was moved or deleted after it was chosen
 */
export async function readCv(file: File | null): Promise<CvFile | null> {
  if (!file) return null
  const dataUrl = await readAsDataUrl(file)
  return { name: file.name, content: dataUrl.slice(dataUrl.indexOf(',') + 1), type: file.type }
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

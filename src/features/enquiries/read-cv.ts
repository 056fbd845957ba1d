import type { CvFile } from '@contracts/cv-file'

/**
 * Reads a chosen file into the payload's form: name, bytes as base64, MIME type ('' if the browser knows none).
 * @throws if the file cannot be read, for example because it was moved or deleted meanwhile
 */
export async function readCv(file: File | null): Promise<CvFile | null> {
  if (!file) return null
  const dataUrl = await readAsDataUrl(file)
  return { name: file.name, content: dataUrl.slice(dataUrl.indexOf(',') + 1), type: file.type }
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

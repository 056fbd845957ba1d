import { keysOf } from './records.ts'

export const maxCvBytes = 5 * 1024 * 1024

const fileTypes = {
  pdf: { mimeType: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  doc: { mimeType: 'application/msword', signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: [0x50, 0x4b, 0x03, 0x04],
  },
} as const

export type CvExtension = keyof typeof fileTypes

export const cvExtensions = keysOf(fileTypes)

/** Length of the longest signature in `fileTypes`. */
export const cvSignatureBytes = 8

export const cvMimeType = (extension: CvExtension): string => fileTypes[extension].mimeType

export function cvExtension(filename: string): CvExtension | undefined {
  const [, extension] = /\.([^.]+)$/.exec(filename.toLowerCase()) ?? []
  return cvExtensions.find((known) => known === extension)
}

/**
 * Checks extension, size and signature of a CV (D30), in the form and in the edge function.
 * @param start the first {@link cvSignatureBytes} bytes of the file, or all bytes of a shorter file
 */
export function findCvError(
  filename: string,
  size: number,
  start: Uint8Array,
): 'invalid_file_type' | 'file_too_large' | undefined {
  const extension = cvExtension(filename)
  if (!extension) return 'invalid_file_type'
  if (size > maxCvBytes) return 'file_too_large'
  const { signature } = fileTypes[extension]
  return signature.every((byte, index) => byte === start[index]) ? undefined : 'invalid_file_type'
}

/** Parts of a docx file (name in ASCII) and of a doc file (name in UTF-16) that contain macros. */
const macroParts = ['vbaProject.bin', Array.from('_VBA_PROJECT').join('\0')]

/**
 * Returns whether a Word file contains macros, which could run on the computer of the reader (D30).
 * @param bytes the whole file as a string with one character per byte
 */
export const containsMacros = (filename: string, bytes: string): boolean =>
  cvExtension(filename) !== 'pdf' && macroParts.some((part) => bytes.includes(part))

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

/** The length of the longest signature */
export const cvSignatureBytes = 8

export const cvMimeType = (extension: CvExtension): string => fileTypes[extension].mimeType

export function cvExtension(filename: string): CvExtension | undefined {
  const [, extension] = /\.([^.]+)$/.exec(filename.toLowerCase()) ?? []
  return cvExtensions.find((known) => known === extension)
}

/** Checks extension, size and signature (D30). `start` contains at least the first {@link cvSignatureBytes} bytes. */
export function findCvError(
  filename: string,
  size: number,
  start: Uint8Array,
): 'invalid_file_type' | 'empty_file' | 'file_too_large' | undefined {
  const extension = cvExtension(filename)
  if (!extension) return 'invalid_file_type'
  if (size === 0) return 'empty_file'
  if (size > maxCvBytes) return 'file_too_large'
  const { signature } = fileTypes[extension]
  return signature.every((byte, index) => byte === start[index]) ? undefined : 'invalid_file_type'
}

/** Names of the parts with macros in a docx file (ASCII) and in a doc file (UTF-16) */
const macroParts = ['vbaProject.bin', Array.from('_VBA_PROJECT').join('\0')]

/** Macros could run on the computer of the reader (D30). `bytes` has one character per byte of the file. */
export const containsMacros = (filename: string, bytes: string): boolean =>
  cvExtension(filename) !== 'pdf' && macroParts.some((part) => bytes.includes(part))

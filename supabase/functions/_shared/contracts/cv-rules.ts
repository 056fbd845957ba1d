/** The longest CV taken, in bytes: 5 MB (D30). */
export const maxCvBytes = 5 * 1024 * 1024

/** What each extension stands for: MIME type and the bytes every such file begins with. */
const kinds = {
  pdf: { type: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  doc: { type: 'application/msword', start: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    start: [0x50, 0x4b, 0x03, 0x04],
  },
} as const

export type CvExtension = keyof typeof kinds

/** The extensions taken (spec 5), for the `accept` of a file picker. */
export const cvExtensions = Object.keys(kinds) as CvExtension[]

/** How many leading bytes tell one kind from another. */
export const cvStartBytes = 8

/** The MIME type of a kind; what the browser says of a file depends on the programs installed there. */
export const cvType = (extension: CvExtension): string => kinds[extension].type

/** A file's kind by its name, or undefined if it is none of ours. */
export function cvExtension(name: string): CvExtension | undefined {
  const [, extension] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? []
  return cvExtensions.find((known) => known === extension)
}

/**
 * The one rule for CVs (D30), applied in the form and again in the function: kind by extension, size, then kind
 * by content, so that a renamed program is no CV.
 * @param start the first {@link cvStartBytes} bytes of the file, all of it if it is shorter
 * @returns key of the rule that is broken, undefined if none is
 */
export function cvFault(
  name: string,
  size: number,
  start: Uint8Array,
): 'invalid_file_type' | 'file_too_large' | undefined {
  const extension = cvExtension(name)
  if (!extension) return 'invalid_file_type'
  if (size > maxCvBytes) return 'file_too_large'
  return kinds[extension].start.every((byte, at) => byte === start[at]) ? undefined : 'invalid_file_type'
}

/** How a Word file names the part that holds its macros: in a docx as text, in a doc in two bytes a character. */
const macroParts = ['vbaProject.bin', Array.from('_VBA_PROJECT').join('\0')]

/**
 * True for a Word file that carries macros, which nobody needs in a CV and which run on the reader's machine.
 * @param bytes the whole file, one character a byte
 */
export const carriesMacros = (name: string, bytes: string): boolean =>
  cvExtension(name) !== 'pdf' && macroParts.some((part) => bytes.includes(part))

import { keysOf } from './records.ts'

// These rules do not import Zod, because the site loads it only when a form is used (docs/decisions/0019).

/** Visitors do not see this field, but some bots fill it in (D31). Browsers and password managers must not know it. */
export const honeypotField = 'aside'

/** Maximum lengths of form fields in UTF-16 units, the unit of `maxlength`. Name, e-mail and phone are in spec 9. */
export const maxLengths = {
  name: 100,
  email: 255,
  phone: 20,
  company: 100,
  message: 5000,
  jobTitle: 200,
} as const

export function maxLengthOf(field: string): number | undefined {
  const byField: Readonly<Record<string, number>> = maxLengths
  return byField[field]
}

/** Options of the company form (spec 3). The form sends the labels. */
export const companyTechnologies = [
  'React',
  'Angular',
  'Vue.js',
  'Node.js',
  'Java',
  'PHP',
  '.NET / C#',
  'Python',
] as const

/** Options of the specialist sign-up (spec 3), by the value that the form sends. */
export const specialistTechnologies = {
  java: 'Java',
  php: 'PHP',
  dotnet: '.NET / C#',
  nodejs: 'Node.js',
  python: 'Python',
  react: 'React',
  angular: 'Angular',
  vue: 'Vue.js',
  flutter: 'Flutter',
  kotlin: 'Kotlin',
  go: 'Go',
  devops: 'DevOps',
  'ux-ui': 'UX/UI',
  qa: 'QA',
  pm: 'PM/Scrum Master',
  other: 'Other',
} as const

/** Options of the job application. The form sends the labels, because spec 3 lists no values for them (D54). */
export const applicationTechnologies = [
  'Java',
  'PHP',
  '.NET / C#',
  'Node.js',
  'Python',
  'React',
  'Angular',
  'Vue.js',
  'DevOps',
  'GoLang',
  'Other',
  'UX/UI',
  'QA',
  'PM/Scrum Master',
] as const

export const maxCvMegabytes = 5
export const maxCvBytes = maxCvMegabytes * 1024 * 1024

/** The format of old Office files, and of new ones that are encrypted. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const fileTypes = {
  pdf: { mimeType: 'application/pdf', signatures: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  doc: { mimeType: 'application/msword', signatures: [compoundFile] },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signatures: [[0x50, 0x4b, 0x03, 0x04], compoundFile],
  },
} as const

export type CvExtension = keyof typeof fileTypes

export const cvExtensions = keysOf(fileTypes)

/** Viewers open a pdf file if its signature begins in these first bytes, for example after a byte order mark. */
export const cvSignatureBytes = 1024

export const cvMimeType = (extension: CvExtension): string => fileTypes[extension].mimeType

export function cvExtension(filename: string): CvExtension | undefined {
  const [, extension] = /\.([^.]+)$/.exec(filename.toLowerCase()) ?? []
  return cvExtensions.find((known) => known === extension)
}

/**
 * Checks extension, size and signature (D30). `start` contains at least the first {@link cvSignatureBytes} bytes.
 * {@link findCvContentError} checks the rest.
 */
export function findCvError(
  filename: string,
  size: number,
  start: Uint8Array,
): 'invalid_file_type' | 'empty_file' | 'file_too_large' | undefined {
  const extension = cvExtension(filename)
  if (!extension) return 'invalid_file_type'
  if (size === 0) return 'empty_file'
  if (size > maxCvBytes) return 'file_too_large'
  const isAt = (place: number) =>
    fileTypes[extension].signatures.some((signature) =>
      signature.every((byte, index) => byte === start[place + index]),
    )
  const isFound =
    extension === 'pdf' ? start.subarray(0, cvSignatureBytes).some((_, place) => isAt(place)) : isAt(0)
  return isFound ? undefined : 'invalid_file_type'
}

const inUtf16 = (name: string) => Array.from(name).join('\0')

/** Names of the parts with macros in a docx file (ASCII) and in a doc file (UTF-16) */
const macroParts = ['vbaProject.bin', inUtf16('_VBA_PROJECT')]

/**
 * Finds macros, which could run on the computer of the reader (D30), and a docx file that opens only with a password.
 * `bytes` has one character per byte of the file. A pdf file has no such error, so its bytes are not needed.
 */
export function findCvContentError(
  filename: string,
  bytes: string,
): 'invalid_file_type' | 'file_with_password' | 'file_with_macros' | undefined {
  const isCompound = compoundFile.every((byte, index) => byte === bytes.charCodeAt(index))
  if (cvExtension(filename) === 'docx' && isCompound) {
    return bytes.includes(inUtf16('EncryptedPackage')) ? 'file_with_password' : 'invalid_file_type'
  }
  return macroParts.some((part) => bytes.includes(part)) ? 'file_with_macros' : undefined
}

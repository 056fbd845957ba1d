import { honeypotField } from '../enquiry-rules.ts'

export type FormPart = { name: string; content: string | Uint8Array; filename?: string; type?: string }

export const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

/** Returns a multipart body as browsers send it. */
export function formBody(parts: readonly FormPart[]): Uint8Array<ArrayBuffer> {
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  return new Uint8Array(Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))))
}

/** Returns the parts of a form on the page /en/contact, filled in like `payload` and sent without script (D74). */
export function formParts(payload: object): FormPart[] {
  const parts = Object.entries(payload).flatMap(([name, value]: [string, unknown]): FormPart[] => {
    if (Array.isArray(value)) return value.map((content: string) => ({ name, content }))
    if (name === 'cvFile') return [filePart(value as CvFile | null)]
    return [{ name, content: value === true ? 'on' : String(value) }]
  })
  return [{ name: 'page', content: '/en/contact' }, { name: honeypotField, content: '' }, ...parts]
}

type CvFile = { name: string; content: string; type: string }

/** Without a chosen file, browsers send an empty one. */
function filePart(cvFile: CvFile | null): FormPart {
  const { name, content, type } = cvFile ?? { name: '', content: '', type: 'application/octet-stream' }
  return { name: 'cvFile', content: Buffer.from(content, 'base64'), filename: name, type }
}

/** Returns the parts with the part `name` replaced by these, or without it. */
export const replacePart = (
  parts: readonly FormPart[],
  name: string,
  ...others: Omit<FormPart, 'name'>[]
) => [...parts.filter((part) => part.name !== name), ...others.map((other) => ({ name, ...other }))]

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

import { Buffer } from 'node:buffer'

import { maxCvBytes } from '../_shared/contracts/enquiry-rules.ts'
import { HttpError, readStart } from '../_shared/endpoint.ts'
import { decodeUtf8, parseMultipart, type Part } from './multipart.ts'

/** The maximum size of a form without the content of its CV (D79) */
export const maxSizeWithoutCv = 64 * 1024
const maxSize = maxCvBytes + maxSizeWithoutCv

/**
 * Reads a form that a browser posts without script (D74). `page` is the path of the page with the form. `readFields`
 * returns the other fields as in the contract.
 *
 * Without a valid `page`, the visitor sees an error in JSON, because no other page of the site can say that the enquiry
 * was not sent. A form has `page` as its first field, so that it can be read even if the CV is too large.
 */
export async function readFormPost(request: Request) {
  const body = await readStart(request, maxSize + 1)
  const isTooLarge = body.length > maxSize
  const parts = () => parseMultipart(body, request.headers.get('content-type') ?? '')
  const page = findPage(parts, isTooLarge)
  return {
    page,
    size: body.length,
    readFields: () => {
      if (isTooLarge) throw tooLarge()
      return readFields([...parts()], body.length)
    },
  }
}

const tooLarge = () => new HttpError(413, 'payload_too_large')

/** The languages of the site, with the names that the mail shows */
export const pageLanguages = new Map([
  ['en', 'English'],
  ['sk', 'Slovak'],
  ['cz', 'Czech'],
  ['de', 'German'],
])

/** A language and words: a path that cannot lead to another site. */
const pagePattern = new RegExp(`^/(?:${[...pageLanguages.keys()].join('|')})(?:/[\\w-]+)*$`)
const maxPageLength = 300

function findPage(parts: () => Iterable<Part>, isTooLarge: boolean): string {
  try {
    for (const { name, filename, bytes } of parts()) {
      if (name !== 'page') continue
      const page = filename === undefined && bytes.length <= maxPageLength ? decodeUtf8(bytes) : ''
      if (pagePattern.test(page)) return page
      break
    }
  } catch (cause) {
    throw isTooLarge ? tooLarge() : cause
  }
  throw new HttpError(422, 'invalid', { field: 'page' })
}

/** Passes all values of a repeated field on: the contract accepts a list only for `technologies`. */
function readFields(parts: readonly Part[], size: number): Record<string, unknown> {
  const cvSizes = parts.map(({ name, bytes }) => (name === 'cvFile' ? bytes.length : 0))
  if (cvSizes.reduce((rest, cvSize) => rest - cvSize, size) > maxSizeWithoutCv) throw tooLarge()
  const fields = new Map<string, unknown[]>()
  for (const part of parts) fields.set(part.name, [...(fields.get(part.name) ?? []), valueOf(part)])
  if (fields.get('page')?.length === 1) fields.delete('page')
  return Object.fromEntries(
    [...fields].map(([name, values]) => [
      name,
      values.length > 1 || name === 'technologies' ? values : values[0],
    ]),
  )
}

function valueOf({ name, filename, type = '', bytes }: Part): unknown {
  if (filename === undefined) {
    const text = decodeUtf8(bytes)
    return name === 'gdprConsent' && text === 'on' ? true : text
  }
  // Browsers send this if no file is chosen.
  if (filename === '' && bytes.length === 0) return null
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  return { name: filename, content, type }
}

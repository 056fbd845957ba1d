import { caseStudyFields, type FieldName } from '@contracts/case-study'
import type { Json } from '@contracts/database.types'
import { recordOf } from '@contracts/records'

export type Texts = Record<FieldName, string>

const fieldNames = caseStudyFields.map(({ name }) => name)
const PREVIEW_LENGTH = 160
const CONTEXT_LENGTH = 30

/**
 * Returns the text of each field. A text is empty if its column was null or did not exist when the version was stored.
 */
export function textsOf(version: Json): Texts {
  const columns = typeof version === 'object' && version !== null && !Array.isArray(version) ? version : {}
  return recordOf(fieldNames, (field) => {
    const value = columns[field]
    return typeof value === 'string' ? value : ''
  })
}

export const changedFields = (earlier: Texts, current: Texts): FieldName[] =>
  fieldNames.filter((field) => earlier[field].trim() !== current[field].trim())

/**
 * Returns up to 160 characters of the earlier text, from 30 characters before its first difference from the current
 * text. An ellipsis replaces the text before and after these characters.
 */
export function previewOf(earlier: string, current: string): string {
  let same = 0
  while (same < earlier.length && earlier[same] === current[same]) same += 1
  const start = Math.max(0, same - CONTEXT_LENGTH)
  const end = start + PREVIEW_LENGTH
  return `${start > 0 ? '…' : ''}${earlier.slice(start, end)}${end < earlier.length ? '…' : ''}`
}

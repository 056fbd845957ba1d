import type { FieldName } from '@contracts/case-study'
import type { Json } from '@contracts/database.types'
import { recordOf } from '@contracts/records'

import { fieldNames } from '../study-fields'

type Texts = Record<FieldName, string>

const PREVIEW_LENGTH = 160
const CONTEXT_LENGTH = 30

/** A text is empty if its column was null or did not exist when the version was stored. */
export function textsOf(version: Json): Texts {
  const columns = typeof version === 'object' && version !== null && !Array.isArray(version) ? version : {}
  return recordOf(fieldNames, (field) => {
    const value = columns[field]
    return typeof value === 'string' ? value : ''
  })
}

export const changedFields = (earlier: Texts, current: Texts): FieldName[] =>
  fieldNames.filter((field) => earlier[field].trim() !== current[field].trim())

/** Returns a part of the earlier text, from shortly before its first difference from the current text. */
export function previewOf(earlier: string, current: string): string {
  let same = 0
  while (same < earlier.length && earlier[same] === current[same]) same += 1
  const start = Math.max(0, same - CONTEXT_LENGTH)
  const end = start + PREVIEW_LENGTH
  return `${start > 0 ? '…' : ''}${earlier.slice(start, end)}${end < earlier.length ? '…' : ''}`
}

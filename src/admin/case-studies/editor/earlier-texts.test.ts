import { expect, test } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { changedFields, previewOf, textsOf } from './earlier-texts'

test('textsOf returns the texts of a version, and an empty text for a field that is null and for a missing field', () => {
  const version = { title: 'Title', category: 'Cloud', featured_image: null }
  expect(textsOf(version)).toMatchObject({
    title: 'Title',
    category: 'Cloud',
    featured_image: '',
    excerpt: '',
  })
})

test('textsOf leaves out the column id, which is not a field of the form', () => {
  expect(Object.keys(textsOf(storedVersion()))).not.toContain('id')
})

test('changedFields returns the fields that differ in more than white space at their ends, in the order of the form', () => {
  const current = textsOf(storedVersion())
  const earlier = { ...current, content: 'Other', title: 'Other', excerpt: ` ${current.excerpt} ` }
  expect(changedFields(earlier, current)).toEqual(['title', 'content'])
})

test('previewOf returns the whole earlier text if it is short', () => {
  expect(previewOf('Before', 'After')).toBe('Before')
})

test('previewOf returns 160 characters of a long earlier text that start 30 characters before the first difference, between two ellipses', () => {
  const start = 'a'.repeat(100)
  expect(previewOf(`${start}${'b'.repeat(300)}`, `${start}c`)).toBe(`…${'a'.repeat(30)}${'b'.repeat(130)}…`)
})

test('previewOf returns an ellipsis and the last 30 characters of the earlier text if the current text starts with the whole earlier text', () => {
  expect(previewOf('a'.repeat(100), 'a'.repeat(200))).toBe(`…${'a'.repeat(30)}`)
})

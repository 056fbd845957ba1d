import { expect, test } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { changedFields, previewOf, textsOf } from './earlier-texts'

test('textsOf returns an empty text for a field that is null or missing', () => {
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

test('changedFields ignores white space at both ends, and keeps the order of the form', () => {
  const current = textsOf(storedVersion())
  const earlier = { ...current, content: 'Other', title: 'Other', excerpt: ` ${current.excerpt} ` }
  expect(changedFields(earlier, current)).toEqual(['title', 'content'])
})

test('previewOf returns the whole earlier text if it is short', () => {
  expect(previewOf('Before', 'After')).toBe('Before')
})

test('previewOf returns 160 characters, from shortly before the first difference', () => {
  const start = 'a'.repeat(100)
  expect(previewOf(`${start}${'b'.repeat(300)}`, `${start}c`)).toBe(`…${'a'.repeat(30)}${'b'.repeat(130)}…`)
})

test('previewOf returns the end of the earlier text if the current text continues it', () => {
  expect(previewOf('a'.repeat(100), 'a'.repeat(200))).toBe(`…${'a'.repeat(30)}`)
})

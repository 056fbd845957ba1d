import { expect, test } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { changedFields, previewOf, textsOf } from './earlier-texts'

test('the texts of an earlier version have the fields of the form, empty if null or missing', () => {
  const texts = textsOf({ id: '1', title: 'Title', featured_image: null })
  expect(texts).toMatchObject({ title: 'Title', featured_image: '', excerpt: '' })
  expect(texts).not.toHaveProperty('id')
})

test('changedFields ignores white space at both ends, and keeps the order of the form', () => {
  const current = textsOf(storedVersion())
  const earlier = { ...current, content: 'Other', title: 'Other', excerpt: ` ${current.excerpt} ` }
  expect(changedFields(earlier, current)).toEqual(['title', 'content'])
})

const a = (count: number) => 'a'.repeat(count)

test.each([
  ['the whole text if it is short', 'Before', 'After', 'Before'],
  [
    '160 characters around the first difference',
    `${a(100)}${'b'.repeat(300)}`,
    `${a(100)}c`,
    `…${a(30)}${'b'.repeat(130)}…`,
  ],
  ['the end if the current text continues it', a(100), a(200), `…${a(30)}`],
])('the preview of an earlier text is %s', (_, earlier, current, preview) => {
  expect(previewOf(earlier, current)).toBe(preview)
})

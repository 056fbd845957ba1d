import { contentOf } from '@contracts/case-study'
import { expect, test } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import { fieldNames, isChanged } from './study-values'

const en = storedVersion()

test('a save trims texts, and stores an empty nullable text as null', () => {
  const typed = versionValues({ title: ' Title ', testimonial_author: '  ', category: ' ' })
  const row = { slug: 'study', language: 'sk', published: true }
  expect(contentOf(typed, row)).toMatchObject({
    ...row,
    title: 'Title',
    category: '',
    testimonial_author: null,
    featured_image: null,
  })
})

test.each([
  ['the same texts', false, {}],
  ['white space at an end', false, { excerpt: ` ${en.excerpt} ` }],
  ['the switch off', true, { published: false }],
])('isChanged of a version with %s is %s', (_, expected, changes) => {
  expect(isChanged(versionValues(changes), en)).toBe(expected)
})

test.each(fieldNames)('isChanged of a version with another %s is true', (field) => {
  expect(isChanged(versionValues({ [field]: 'x' }), en)).toBe(true)
})

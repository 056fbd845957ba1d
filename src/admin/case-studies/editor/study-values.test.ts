import { contentOf } from '@contracts/case-study'
import { expect, test } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import {
  changedLanguages,
  fieldNames,
  isChanged,
  studyValues,
  unsavedText,
  type StudyValues,
} from './study-values'

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
  ['another text', true, { excerpt: 'x' }],
  ['the switch off', true, { published: false }],
])('isChanged of a version with %s is %s', (_, expected, changes) => {
  expect(isChanged(versionValues(changes), en)).toBe(expected)
})

test.each(fieldNames)('isChanged of a version with another %s is true', (field) => {
  expect(isChanged(versionValues({ [field]: 'x' }), en)).toBe(true)
})

const de = storedVersion({ language: 'de' })

test.each<[string, string[], Partial<StudyValues>]>([
  ['a new text', ['sk'], { sk: versionValues({ title: ' ' }), cz: versionValues() }],
  ['a changed text', ['de'], { de: versionValues({ title: '', content: 'new' }) }],
  ['a stored text', [], { de: versionValues({ title: '' }) }],
])('after a save, %s without a title is unsaved in the languages %j', (_, languages, typed) => {
  const values = studyValues({ de }, typed)
  expect(changedLanguages(unsavedText(values, { de }), { de })).toEqual(languages)
})

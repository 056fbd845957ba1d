import { caseStudyFields, contentOf } from '@contracts/case-study'
import { describe, expect, test } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import {
  changedLanguages,
  isChanged,
  missingFields,
  studyValues,
  unsavedText,
  valuesOf,
} from './study-values'

describe('valuesOf', () => {
  test('valuesOf returns empty texts and published: true for a version that does not exist', () => {
    const { published, ...texts } = valuesOf(undefined)
    expect(published).toBe(true)
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })
  test('valuesOf returns an empty text for a null column, and published: false for a draft', () => {
    expect(valuesOf(storedVersion({ published: false }))).toMatchObject({
      featured_image: '',
      published: false,
    })
  })
})

test('contentOf trims texts, and stores an empty nullable text as null', () => {
  const typed = versionValues({ title: ' Title ', testimonial_author: '  ', about_company: '<p>x</p>' })
  const content = contentOf(typed, { slug: 'study', language: 'sk', published: true })
  const columns = ['slug', 'language', 'published', ...caseStudyFields.map(({ name }) => name)]
  expect(Object.keys(content).sort()).toEqual(columns.sort())
  expect(content).toMatchObject({
    title: 'Title',
    about_company: '<p>x</p>',
    category: '',
    testimonial_author: null,
    featured_image: null,
    slug: 'study',
    language: 'sk',
    published: true,
  })
})

describe('changed values', () => {
  const en = storedVersion()

  test('isChanged compares texts and the switch with the stored or an empty version', () => {
    expect(isChanged(versionValues(), en)).toBe(false)
    expect(isChanged(versionValues({ excerpt: 'x' }), en)).toBe(true)
    expect(isChanged(versionValues({ published: false }), en)).toBe(true)
    expect(isChanged(valuesOf(undefined), undefined)).toBe(false)
    expect(isChanged(versionValues(), undefined)).toBe(true)
  })

  test('changedLanguages returns the languages whose values differ from the stored versions', () => {
    const values = studyValues({ en }, { cz: versionValues() })
    expect(changedLanguages(values, { en })).toEqual(['cz'])
  })
})

describe('missingFields', () => {
  const titleAlone = { client_name: '', excerpt: ' ', content: '' }
  test('missingFields returns the blank required fields of a published version with a title', () =>
    expect(missingFields(versionValues(titleAlone))).toEqual(['client_name', 'excerpt', 'content']))
  test.each([
    ['a draft', { published: false }],
    ['a version without a title', { title: '' }],
  ])('missingFields returns no fields for %s', (_, changes) =>
    expect(missingFields(versionValues({ ...titleAlone, ...changes }))).toEqual([]),
  )
})

describe('unsavedText', () => {
  const de = storedVersion({ language: 'de' })
  const left = (typed: Parameters<typeof studyValues>[1]) =>
    changedLanguages(unsavedText(studyValues({ de }, typed), { de }), { de })

  test('unsavedText returns the text of languages without a title only', () =>
    expect(left({ sk: versionValues({ title: ' ' }), cz: versionValues() })).toEqual(['sk']))
  test('unsavedText leaves out a stored version of which only the title was removed', () => {
    expect(left({ de: versionValues({ title: '' }) })).toEqual([])
    expect(left({ de: versionValues({ title: '', content: 'new' }) })).toEqual(['de'])
  })
})

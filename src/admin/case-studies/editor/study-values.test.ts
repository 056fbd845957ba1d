import { contentOf } from '@contracts/case-study'
import { describe, expect, test } from 'vitest'

import { storedVersion, versionValues } from '../testing'
import { changedLanguages, isChanged, studyValues, unsavedText, valuesOf } from './study-values'

describe('the values of a version', () => {
  test('of one that does not exist yet are empty and published', () => {
    const { published, ...texts } = valuesOf(undefined)
    expect(published).toBe(true)
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })
  test('are empty for what is null, and unpublished only when it says so', () => {
    expect(valuesOf(storedVersion({ published: false }))).toMatchObject({
      featured_image: '',
      published: false,
    })
  })
})

test('what is written are the columns of the specification, trimmed, with null for empty optional ones', () => {
  const typed = versionValues({ title: ' Title ', testimonial_author: '  ', about_company: '<p>x</p>' })
  expect(contentOf(typed, { slug: 'study', language: 'sk', published: true })).toEqual({
    title: 'Title',
    excerpt: 'In short',
    content: '<p>At length</p>',
    client_name: 'Client',
    category: '',
    featured_image: null,
    published: true,
    slug: 'study',
    about_company: '<p>x</p>',
    testimonial_text: null,
    testimonial_author: null,
    testimonial_author_role: null,
    testimonial_image: null,
    language: 'sk',
  })
})

describe('changes', () => {
  const en = storedVersion()

  test('are a text, the switch, or a version that is new', () => {
    expect(isChanged(versionValues(), en)).toBe(false)
    expect(isChanged(versionValues({ excerpt: 'x' }), en)).toBe(true)
    expect(isChanged(versionValues({ published: false }), en)).toBe(true)
    expect(isChanged(valuesOf(undefined), undefined)).toBe(false)
    expect(isChanged(versionValues(), undefined)).toBe(true)
  })

  test('are told by language', () => {
    const values = studyValues({ en }, { cz: versionValues() })
    expect(changedLanguages(values, { en })).toEqual(['cz'])
  })
})

describe('text that a saving leaves behind', () => {
  const de = storedVersion({ language: 'de' })
  const left = (typed: Parameters<typeof studyValues>[1]) =>
    changedLanguages(unsavedText(studyValues({ de }, typed), { de }), { de })

  test('is that of a language without a title', () =>
    expect(left({ sk: versionValues({ title: ' ' }), cz: versionValues() })).toEqual(['sk']))
  test('is not a title that was only taken away', () => {
    expect(left({ de: versionValues({ title: '' }) })).toEqual([])
    expect(left({ de: versionValues({ title: '', content: 'new' }) })).toEqual(['de'])
  })
})

import { caseStudyFields } from '@contracts/case-study'
import { expect, test } from 'vitest'

import { versionValues } from '../testing'
import { studySchema } from './study-schema'
import { studyValues, type StudyValues } from './study-values'

const errorPaths = (typed: Partial<StudyValues>) =>
  (studySchema.safeParse(studyValues({}, { en: versionValues(), ...typed })).error?.issues ?? []).map(
    ({ path }) => path.join('.'),
  )

test('accepts a study in English only', () => expect(errorPaths({})).toEqual([]))

test('requires title, client, short description and content in English only; blanks do not count', () => {
  const blank = { title: ' ', client_name: '', excerpt: '\n', content: '\t' }
  expect(errorPaths({ en: versionValues(blank) })).toEqual([
    'en.title',
    'en.client_name',
    'en.excerpt',
    'en.content',
  ])
  expect(errorPaths({ sk: versionValues({ ...blank, title: 'Názov' }) })).toEqual([])
})

test.each(caseStudyFields)(
  'accepts $max characters in $name and rejects one more',
  ({ name: field, max }) => {
    const text = (length: number) =>
      field.endsWith('image') ? `https://a.example/${'a'.repeat(length - 18)}` : 'a'.repeat(length)
    expect(errorPaths({ sk: versionValues({ [field]: text(max) }) })).toEqual([])
    expect(errorPaths({ sk: versionValues({ [field]: text(max + 1) }) })).toEqual([`sk.${field}`])
  },
)

test('rejects image URLs other than https and the bucket', () => {
  const pictures = { featured_image: 'http://example.com/a.png', testimonial_image: 'javascript:alert(1)' }
  expect(errorPaths({ de: versionValues(pictures) })).toEqual(['de.featured_image', 'de.testimonial_image'])
})

test('does not check a language without a title', () =>
  expect(errorPaths({ de: versionValues({ title: '', featured_image: 'nonsense' }) })).toEqual([]))

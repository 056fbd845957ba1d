import { caseStudyFields } from '@contracts/case-study'
import { expect, test } from 'vitest'

import { versionValues } from '../testing/stored-version'
import { studySchema } from './study-schema'
import { studyValues, type StudyValues } from './study-values'

const errorPaths = (typed: Partial<StudyValues>) =>
  (studySchema.safeParse(studyValues({}, { en: versionValues(), ...typed })).error?.issues ?? []).map(
    ({ path }) => path.join('.'),
  )

test('studySchema accepts a study that has only an English version', () => expect(errorPaths({})).toEqual([]))

test('studySchema requires title, client, excerpt and content in English only', () => {
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
  'studySchema accepts $max characters in $name and rejects one more',
  ({ name: field, max }) => {
    const text = (length: number) =>
      field.endsWith('image') ? `https://a.example/${'a'.repeat(length - 18)}` : 'a'.repeat(length)
    expect(errorPaths({ sk: versionValues({ [field]: text(max) }) })).toEqual([])
    expect(errorPaths({ sk: versionValues({ [field]: text(max + 1) }) })).toEqual([`sk.${field}`])
  },
)

test('the message about a text that is too long names its length and the maximum', () => {
  const { error } = studySchema.safeParse(
    studyValues({}, { en: versionValues({ content: 'a'.repeat(302_948) }) }),
  )
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'This text has 302,948 characters. At most 200,000 are allowed.',
  ])
})

test('studySchema rejects image URLs that start with http: or javascript:', () => {
  const pictures = { featured_image: 'http://example.com/a.png', testimonial_image: 'javascript:alert(1)' }
  expect(errorPaths({ de: versionValues(pictures) })).toEqual(['de.featured_image', 'de.testimonial_image'])
})

test('studySchema does not check a German version without a title', () =>
  expect(errorPaths({ de: versionValues({ title: '', featured_image: 'nonsense' }) })).toEqual([]))

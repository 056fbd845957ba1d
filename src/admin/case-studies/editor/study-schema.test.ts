import { caseStudyFields } from '@contracts/case-study'
import { expect, test } from 'vitest'

import { versionValues } from '../testing'
import { studySchema } from './study-schema'
import { studyValues, type StudyValues } from './study-values'

const faults = (typed: Partial<StudyValues>) =>
  (studySchema.safeParse(studyValues({}, { en: versionValues(), ...typed })).error?.issues ?? []).map(
    ({ path }) => path.join('.'),
  )

test('a study in English alone is enough', () => expect(faults({})).toEqual([]))

test('English needs title, client, short description and content; blanks do not count', () => {
  const blank = { title: ' ', client_name: '', excerpt: '\n', content: '\t' }
  expect(faults({ en: versionValues(blank) })).toEqual([
    'en.title',
    'en.client_name',
    'en.excerpt',
    'en.content',
  ])
  expect(faults({ sk: versionValues({ ...blank, title: 'Názov' }) })).toEqual([])
})

test.each(caseStudyFields)('$name may have $max characters and no more', ({ name: field, max }) => {
  const text = (length: number) =>
    field.endsWith('image') ? `https://a.example/${'a'.repeat(length - 18)}` : 'a'.repeat(length)
  expect(faults({ sk: versionValues({ [field]: text(max) }) })).toEqual([])
  expect(faults({ sk: versionValues({ [field]: text(max + 1) }) })).toEqual([`sk.${field}`])
})

test('pictures come from https or from our bucket', () => {
  const pictures = { featured_image: 'http://example.com/a.png', testimonial_image: 'javascript:alert(1)' }
  expect(faults({ de: versionValues(pictures) })).toEqual(['de.featured_image', 'de.testimonial_image'])
})

test('a language without a title is not saved and so not checked', () =>
  expect(faults({ de: versionValues({ title: '', featured_image: 'nonsense' }) })).toEqual([]))

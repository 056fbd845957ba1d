import { caseStudyFields } from '@contracts/case-study'
import { expect, test } from 'vitest'

import { versionValues } from '../testing/stored-version'
import { studySchema } from './study-schema'
import { studyValues, type StudyValues } from './study-values'

function errorPaths(typed: Partial<StudyValues>) {
  const result = studySchema.safeParse(studyValues({}, { en: versionValues(), ...typed }))
  return result.error?.issues.map(({ path }) => path.join('.')) ?? []
}

const blank = { title: ' ', client_name: '', excerpt: '\n', content: '\t' }

test('title, client, excerpt and content are required in English only', () => {
  const english = ['en.title', 'en.client_name', 'en.excerpt', 'en.content']
  expect(errorPaths({ en: versionValues(blank) })).toEqual(english)
  expect(errorPaths({ sk: versionValues({ ...blank, title: 'Názov' }) })).toEqual([])
})

test.each([
  ['an empty heading', { content: '<h2></h2><p> &nbsp;</p>' }, ['en.content']],
  ['characters without a glyph', { title: '\u200b\u2800', excerpt: '\u00ad' }, ['en.title', 'en.excerpt']],
  ['a picture without a text', { content: '<img src="/a.png" alt="">' }, []],
])('%s is as good as what visitors see of it', (_, texts, paths) => {
  expect(errorPaths({ en: versionValues(texts) })).toEqual(paths)
})

test('the messages say what is missing, and how much too long a text is', () => {
  const typed = { en: versionValues({ title: '', excerpt: 'a'.repeat(1234) }) }
  const issues = studySchema.safeParse(studyValues({}, typed)).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toEqual([
    'Please fill in this field.',
    'This text has 1,234 characters. At most 1,000 are allowed.',
  ])
})

test.each(caseStudyFields)('$name may have $max characters and not one more', ({ name, max, kind }) => {
  const start = kind === 'image' ? '/' : ''
  const withLength = (length: number) => ({ sk: versionValues({ [name]: start.padEnd(length, 'a') }) })
  expect(errorPaths(withLength(max))).toEqual([])
  expect(errorPaths(withLength(max + 1))).toEqual([`sk.${name}`])
})

test('the URL of a picture must be safe, except in a version that is skipped', () => {
  const pictures = { featured_image: 'http://example.com/a.png', testimonial_image: 'javascript:alert(1)' }
  expect(errorPaths({ de: versionValues(pictures) })).toEqual(['de.featured_image', 'de.testimonial_image'])
  expect(errorPaths({ de: versionValues({ ...pictures, title: '' }) })).toEqual([])
})

import { expect, test } from 'vitest'

import { groupBySlug } from './group-by-slug'

const row = (slug: string, language: string, title = `${slug} ${language}`) => ({
  slug,
  language,
  title,
  client_name: '',
  published: true,
  created_at: '2026-03-01T08:00:00Z',
  text_digest: '',
  source_digest: null,
  unread: false,
})

test('groupBySlug sorts the studies by the position of the last row of each study', () => {
  const studies = groupBySlug([row('old', 'de'), row('new', 'sk'), row('new', 'en'), row('old', 'en')])
  expect(studies.map(({ slug }) => slug)).toEqual(['new', 'old'])
})

test('groupBySlug returns the versions of a study by language, without entries for missing languages', () => {
  const english = row('tb-duos', 'en')
  const draft = { ...row('tb-duos', 'cz'), published: false }
  const [study] = groupBySlug([draft, english])
  expect(study?.versions).toEqual({ en: english, cz: draft })
})

test('groupBySlug returns the English title of a study, otherwise the title in the first language in display order', () => {
  const studies = groupBySlug([
    row('whole', 'sk', 'Po slovensky'),
    row('whole', 'en', 'In English'),
    row('part', 'de', 'Auf Deutsch'),
    row('part', 'sk', 'Len po slovensky'),
  ])
  expect(studies.map(({ title }) => title)).toEqual(['In English', 'Len po slovensky'])
})

test('groupBySlug returns the slug and the titles and clients of all versions as the searched texts', () => {
  const [study] = groupBySlug([{ ...row('x', 'en', 'One'), client_name: 'Duos' }, row('x', 'sk', 'Jeden')])
  expect(study?.searchedTexts).toEqual(['x', 'One', 'Duos', 'Jeden', ''])
})

test('groupBySlug returns no studies if there are no versions', () => {
  expect(groupBySlug([])).toEqual([])
})

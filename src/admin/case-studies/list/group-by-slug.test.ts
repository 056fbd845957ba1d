import { expect, test } from 'vitest'

import { groupBySlug } from './group-by-slug'

const row = (slug: string, language: string, title = `${slug} ${language}`) => ({
  slug,
  language,
  title,
  client_name: '',
  published: true,
  created_at: '2026-03-01T08:00:00Z',
})

test('studies keep the order of their newest versions', () => {
  const studies = groupBySlug([row('new', 'sk'), row('old', 'de'), row('new', 'en'), row('old', 'en')])
  expect(studies.map(({ slug }) => slug)).toEqual(['new', 'old'])
})

test('a study holds its versions by language and nothing for a missing language', () => {
  const english = row('tb-duos', 'en')
  const draft = { ...row('tb-duos', 'cz'), published: false }
  const [study] = groupBySlug([draft, english])
  expect(study?.versions).toEqual({ en: english, cz: draft })
})

test('the title is the English one, otherwise that of the first language in display order', () => {
  const studies = groupBySlug([
    row('whole', 'sk', 'Po slovensky'),
    row('whole', 'en', 'In English'),
    row('part', 'de', 'Auf Deutsch'),
    row('part', 'sk', 'Len po slovensky'),
  ])
  expect(studies.map(({ title }) => title)).toEqual(['In English', 'Len po slovensky'])
})

test('the searched texts are the slug and the titles and clients of all versions', () => {
  const [study] = groupBySlug([{ ...row('x', 'en', 'One'), client_name: 'Duos' }, row('x', 'sk', 'Jeden')])
  expect(study?.searched).toEqual(['x', 'One', 'Duos', 'Jeden', ''])
})

test('no versions give no studies', () => {
  expect(groupBySlug([])).toEqual([])
})

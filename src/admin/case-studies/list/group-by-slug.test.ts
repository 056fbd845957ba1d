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

test('a study stands where its newest version does', () => {
  const groups = groupBySlug([row('new', 'sk'), row('old', 'de'), row('new', 'en'), row('old', 'en')])
  expect(groups.map(({ slug }) => slug)).toEqual(['new', 'old'])
})

test('a study knows its versions by language, and which it lacks', () => {
  const english = row('tb-duos', 'en')
  const draft = { ...row('tb-duos', 'cz'), published: false }
  const [group] = groupBySlug([draft, english])
  expect(group?.versions).toEqual({ en: english, cz: draft })
  expect(group?.versions.sk).toBeUndefined()
})

test('the title is the English one, else that of the first language shown', () => {
  const groups = groupBySlug([
    row('whole', 'sk', 'Po slovensky'),
    row('whole', 'en', 'In English'),
    row('part', 'de', 'Auf Deutsch'),
    row('part', 'sk', 'Len po slovensky'),
  ])
  expect(groups.map(({ title }) => title)).toEqual(['In English', 'Len po slovensky'])
})

test('a study is searched by slug, titles and clients of all its versions', () => {
  const [group] = groupBySlug([{ ...row('x', 'en', 'One'), client_name: 'Duos' }, row('x', 'sk', 'Jeden')])
  expect(group?.searched).toEqual(['x', 'One', 'Duos', 'Jeden', ''])
})

test('no rows are no studies', () => {
  expect(groupBySlug([])).toEqual([])
})

import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { listedVersion as version } from '../testing/stored-version'
import { groupBySlug, groupDeleted, listFilters } from './listed-studies'

test('groupBySlug sorts the studies by their oldest version, newest first', () => {
  const rows = [version('old', 'de'), version('new', 'sk'), version('new', 'en'), version('old', 'en')]
  const studies = groupBySlug(rows)
  expect(studies.map(({ slug }) => slug)).toEqual(['new', 'old'])
  expect(studies[0]?.versions).toEqual({ en: version('new', 'en'), sk: version('new', 'sk') })
})

test('a study has the English title or that of its first language, and is found by all titles', () => {
  const studies = groupBySlug([
    version('whole', 'sk', { title: 'Jeden', client_name: '' }),
    version('whole', 'en', { title: 'One', client_name: 'Duos' }),
    version('part', 'de', { title: 'Zwei' }),
    version('part', 'sk', { title: 'Dva' }),
  ])
  expect(studies.map(({ title }) => title)).toEqual(['One', 'Dva'])
  expect(studies[0]?.searchedTexts).toEqual(['whole', 'One', 'Duos', 'Jeden', ''])
})

const complete = (slug: string, sk = {}) =>
  languages.map((language) => version(slug, language, language === 'sk' ? sk : {}))

const studies = groupBySlug([
  ...complete('complete', { source_digest: 'now' }),
  ...complete('draft', { published: false }),
  ...complete('outdated', { source_digest: 'before' }),
  ...complete('unread', { source_digest: 'now', unread: true }),
  version('without-english', 'sk', { source_digest: 'before' }),
])

test.each([
  ['all', ['complete', 'draft', 'outdated', 'unread', 'without-english']],
  ['drafts', ['draft']],
  ['missing', ['without-english']],
  ['outdated', ['outdated']],
  ['unread', ['unread']],
] as const)('the filter %s shows %j', (filter, slugs) => {
  expect(studies.filter(listFilters[filter].shows).map(({ slug }) => slug)).toEqual(slugs)
})

const monday = '2026-03-02T08:00:00Z'
const tuesday = '2026-03-03T08:00:00Z'
const deleted = (id: number, slug: string, language: string, replaced_at = monday) => ({
  id,
  slug,
  language,
  title: `${slug} ${language}`,
  replaced_at,
})

test('groupDeleted returns one study for the versions that were deleted at the same time', () => {
  const versions = [deleted(3, 'one', 'sk'), deleted(2, 'one', 'en'), deleted(1, 'two', 'de')]
  expect(groupDeleted(versions, [])).toEqual([
    { ids: [2, 3], slug: 'one', title: 'one en', languages: ['en', 'sk'], deletedAt: monday },
    { ids: [1], slug: 'two', title: 'two de', languages: ['de'], deletedAt: monday },
  ])
})

test.each([
  ['at different times', [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'sk')], [[2], [1]]],
  ['twice', [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'en')], [[2]]],
  ['and exist again', [deleted(2, 'two', 'en'), deleted(1, 'two', 'sk')], [[1]]],
])('groupDeleted groups versions that were deleted %s', (_, versions, ids) => {
  const existing = groupBySlug([version('two', 'en')])
  expect(groupDeleted(versions, existing).map((study) => study.ids)).toEqual(ids)
})

import { expect, test } from 'vitest'

import { keysOf } from '@contracts/records'

import { languages } from '@/i18n/languages'

import { listedVersion as version } from '../testing/stored-version'
import { groupBySlug, groupDeleted, listFilters } from './listed-studies'

test('groupBySlug sorts the studies by their oldest version, newest first', () => {
  const rows = [version('old', 'de'), version('new', 'sk'), version('new', 'en'), version('old', 'en')]
  expect(groupBySlug(rows).map(({ slug }) => slug)).toEqual(['new', 'old'])
})

test('groupBySlug returns the versions of a study by language', () => {
  const english = version('tb-duos', 'en')
  const draft = version('tb-duos', 'cz', { published: false })
  const [study] = groupBySlug([draft, english])
  expect(study?.versions).toEqual({ en: english, cz: draft })
})

test('groupBySlug returns the English title, otherwise the title in the first language', () => {
  const studies = groupBySlug([
    version('whole', 'sk', { title: 'Po slovensky' }),
    version('whole', 'en', { title: 'In English' }),
    version('part', 'de', { title: 'Auf Deutsch' }),
    version('part', 'sk', { title: 'Len po slovensky' }),
  ])
  expect(studies.map(({ title }) => title)).toEqual(['In English', 'Len po slovensky'])
})

test('the searched texts are the slug and the titles and clients of all versions', () => {
  const [study] = groupBySlug([
    version('x', 'sk', { title: 'Jeden', client_name: '' }),
    version('x', 'en', { title: 'One', client_name: 'Duos' }),
  ])
  expect(study?.searchedTexts).toEqual(['x', 'One', 'Duos', 'Jeden', ''])
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

test('each filter shows its studies', () => {
  const shown = keysOf(listFilters).map((filter) => [
    filter,
    studies.filter(listFilters[filter].shows).map(({ slug }) => slug),
  ])
  expect(Object.fromEntries(shown)).toEqual({
    all: ['complete', 'draft', 'outdated', 'unread', 'without-english'],
    drafts: ['draft'],
    missing: ['without-english'],
    outdated: ['outdated'],
    unread: ['unread'],
  })
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

test('groupDeleted returns two studies for versions that were deleted at different times', () => {
  const versions = [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'sk')]
  expect(groupDeleted(versions, []).map(({ ids }) => ids)).toEqual([[2], [1]])
})

test('groupDeleted returns only the newest of two deletions of the same version', () => {
  const versions = [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'en')]
  expect(groupDeleted(versions, []).map(({ ids }) => ids)).toEqual([[2]])
})

test('groupDeleted leaves out a version that exists again', () => {
  const versions = [deleted(2, 'one', 'en'), deleted(1, 'one', 'sk')]
  expect(groupDeleted(versions, groupBySlug([version('one', 'en')]))).toMatchObject([{ languages: ['sk'] }])
})

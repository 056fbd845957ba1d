import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { groupBySlug } from './group-by-slug'
import { isListed, listFilterOf, listFilters } from './list-filter'

const version = (slug: string, language: string, changes = {}) => ({
  slug,
  language,
  title: slug,
  client_name: '',
  published: true,
  created_at: '2026-03-01T08:00:00Z',
  text_digest: 'now',
  source_digest: null,
  unread: false,
  ...changes,
})

const study = (slug: string, sk = {}) =>
  languages.map((language) => version(slug, language, language === 'sk' ? sk : {}))

const studies = groupBySlug([
  ...study('complete', { source_digest: 'now' }),
  ...study('draft', { published: false }),
  ...study('outdated', { source_digest: 'before' }),
  ...study('unread', { source_digest: 'now', unread: true }),
  version('without-english', 'sk', { source_digest: 'before' }),
])

test.each([
  ['all', ['complete', 'draft', 'outdated', 'unread', 'without-english']],
  ['drafts', ['draft']],
  ['missing', ['without-english']],
  ['outdated', ['outdated']],
  ['unread', ['unread']],
] as const)('the filter "%s" shows the studies %j', (filter, slugs) => {
  expect(studies.filter(isListed[filter]).map(({ slug }) => slug)).toEqual(slugs)
})

test('listFilterOf returns the known filter that the query parameter names, and "all" for an unknown or missing parameter', () => {
  for (const filter of listFilters) expect(listFilterOf(filter)).toBe(filter)
  expect(listFilterOf('toString')).toBe('all')
  expect(listFilterOf(null)).toBe('all')
})

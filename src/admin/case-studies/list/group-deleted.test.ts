import { expect, test } from 'vitest'

import { groupBySlug } from './group-by-slug'
import { groupDeleted } from './group-deleted'

const monday = '2026-03-02T08:00:00Z'
const tuesday = '2026-03-03T08:00:00Z'
const deleted = (id: number, slug: string, language: string, replaced_at = monday) => ({
  id,
  slug,
  language,
  title: `${slug} ${language}`,
  replaced_at,
})
const stored = (slug: string, language: string) => ({
  ...deleted(0, slug, language),
  client_name: '',
  published: true,
  created_at: monday,
  text_digest: '',
  source_digest: null,
  unread: false,
})

test('groupDeleted returns one study for the versions that were deleted at the same time, with its languages in display order and its English title', () => {
  const versions = [deleted(3, 'one', 'sk'), deleted(2, 'one', 'en'), deleted(1, 'two', 'de')]
  expect(groupDeleted(versions, [])).toEqual([
    { ids: [2, 3], slug: 'one', title: 'one en', languages: ['en', 'sk'], deletedAt: monday },
    { ids: [1], slug: 'two', title: 'two de', languages: ['de'], deletedAt: monday },
  ])
})

test('groupDeleted returns two studies for versions of one slug that were deleted at different times', () => {
  const versions = [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'sk')]
  expect(groupDeleted(versions, []).map(({ ids }) => ids)).toEqual([[2], [1]])
})

test('groupDeleted returns only the newest of two deletions of the same version', () => {
  const versions = [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'en')]
  expect(groupDeleted(versions, []).map(({ ids }) => ids)).toEqual([[2]])
})

test('groupDeleted leaves out a version that exists again and returns the other languages of its study', () => {
  const versions = [deleted(2, 'one', 'en'), deleted(1, 'one', 'sk')]
  expect(groupDeleted(versions, groupBySlug([stored('one', 'en')]))).toMatchObject([{ languages: ['sk'] }])
})

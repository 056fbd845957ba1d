import { expect, test } from 'vitest'

import type { StudyPage } from '@/features/case-studies/api/list-studies'

import { joinPages } from './use-study-list'

const list = (slugs: string, hasMore: boolean): StudyPage => ({
  studies: [...slugs].map((slug) => ({
    slug,
    title: slug,
    excerpt: '',
    category: '',
    featured_image: null,
    published_at: null,
  })),
  hasMore,
})

test.each([
  [
    'appends the rest of the older list if nothing has changed',
    list('abc', true),
    list('abcdef', false),
    list('abcdef', false),
  ],
  ['puts a newly published study first', list('xab', true), list('abcdef', true), list('xabcdef', true)],
  [
    'omits a study of the first page that was deleted',
    list('acd', true),
    list('abcdef', false),
    list('acdef', false),
  ],
  [
    'returns the first page if the older list has the same studies',
    list('abc', true),
    list('abc', true),
    list('abc', true),
  ],
  [
    'drops the rest of the older list if the first page is now the last page',
    list('abc', false),
    list('abcdef', true),
    list('abc', false),
  ],
  [
    'returns only the first page if the older list does not contain its last study',
    list('xyz', true),
    list('abcdef', false),
    list('xyz', true),
  ],
  [
    'returns an empty list if all studies were deleted',
    list('', false),
    list('abcdef', true),
    list('', false),
  ],
  [
    'returns the first page if the older list is empty',
    list('abc', true),
    list('', false),
    list('abc', true),
  ],
])('joinPages %s', (_name, firstPage, older, expected) => {
  expect(joinPages(firstPage, older)).toEqual(expected)
})

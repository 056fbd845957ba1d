import { expect, test } from 'vitest'

import type { StudyPage } from '@/features/case-studies/api/list-studies'

import { continueList } from './continue-list'

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
  ['nothing changed', list('abc', true), list('abcdef', false), list('abcdef', false)],
  ['one was published', list('xab', true), list('abcdef', true), list('xabcdef', true)],
  ['one of the beginning was deleted', list('acd', true), list('abcdef', false), list('acdef', false)],
  ['only the beginning was shown', list('abc', true), list('abc', true), list('abc', true)],
  ['all that followed was deleted', list('abc', false), list('abcdef', true), list('abc', false)],
  ['all is new', list('xyz', true), list('abcdef', false), list('xyz', true)],
  ['all was deleted', list('', false), list('abcdef', true), list('', false)],
  ['it has just begun', list('abc', true), list('', false), list('abc', true)],
])('%s', (_name, beginning, known, expected) => {
  expect(continueList(beginning, known)).toEqual(expected)
})

import { expect, test } from 'vitest'

import { slugFrom } from './model'

test.each([
  ['CloudTalk: 40 % faster', 'cloudtalk-40-faster'],
  ['  --Hello,   World!--  ', 'hello-world'],
  ['Žltý kôň', 'lt-k'],
  ['under_score', 'under-score'],
  ['404', '404-study'],
  ['Index!', 'index-study'],
  ['The index of 404', 'the-index-of-404'],
  ['???', ''],
])('slugFrom(%j) returns %j', (title, slug) => expect(slugFrom(title)).toBe(slug))

test('slugFrom keeps the whole of the longest title', () => {
  expect(slugFrom('a'.repeat(200))).toBe('a'.repeat(200))
})

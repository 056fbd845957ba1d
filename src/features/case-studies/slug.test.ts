import { expect, test } from 'vitest'

import { slugFrom } from './slug'

test.each([
  ['CloudTalk: 40 % faster', 'cloudtalk-40-faster'],
  ['  --Hello,   World!--  ', 'hello-world'],
  ['Žltý kôň', 'lt-k'],
  ['under_score', 'under-score'],
  ['???', ''],
])('slugFrom(%j) returns %j', (title, slug) => expect(slugFrom(title)).toBe(slug))

test('slugFrom cuts a long title to 120 characters and removes a hyphen at the end', () => {
  expect(slugFrom('a'.repeat(200))).toBe('a'.repeat(120))
  expect(slugFrom(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119))
})

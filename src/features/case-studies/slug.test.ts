import fc from 'fast-check'
import { expect, test } from 'vitest'

import { slugFrom } from './slug'

test.each([
  ['CloudTalk: 40 % faster', 'cloudtalk-40-faster'],
  ['  --Hello,   World!--  ', 'hello-world'],
  ['Žltý kôň', 'lt-k'],
  ['under_score', 'under-score'],
  ['já', 'j'],
  ['???', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => expect(slugFrom(title)).toBe(slug))

test('a slug is one that the table takes, or empty', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (title) => {
      expect(slugFrom(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugFrom(title).length).toBeLessThanOrEqual(120)
    }),
    { seed: 1 },
  )
})

test('a long title is cut at the longest slug, never at a hyphen', () => {
  expect(slugFrom('a'.repeat(200))).toBe('a'.repeat(120))
  expect(slugFrom(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119))
})

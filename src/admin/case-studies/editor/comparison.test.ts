import { expect, test } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { changesBetween, markupChange, passagesOf } from './comparison'
import { textsOf } from './study-values'

const a = (count: number) => 'a'.repeat(count)

test.each([
  ['the whole texts if they are short', 'Before', 'After', ['Before', 'After']],
  [
    'what differs, with 40 characters around',
    `${a(100)}one${a(100)}`,
    `${a(100)}two${a(100)}`,
    [`…${a(40)}one${a(40)}…`, `…${a(40)}two${a(40)}…`],
  ],
  ['at most 300 characters', a(500), '', [`${a(300)}…`, '']],
])('the compared passages are %s', (_, before, after, passages) => {
  expect(passagesOf(before, after)).toEqual(passages)
})

test('compares the fields that differ by more than white space, in the order of the form', () => {
  const current = textsOf(storedVersion())
  const earlier = { ...current, content: 'Other', title: 'Other', excerpt: ` ${current.excerpt} ` }
  expect(changesBetween(earlier, current).map(({ label }) => label)).toEqual(['Title', 'Content'])
})

test('the markup of a translation is compared by its tags, without alternative texts', () => {
  expect(markupChange('<p>One <img alt="a"></p>', '<p>Jeden <img alt="b"></p>')).toEqual([])
  const [change] = markupChange('<p>One</p>', '<ul><li>Jeden</li></ul>')
  expect(change).toMatchObject({ before: '<p>', after: '<ul> <li>' })
})

import { expect, test } from 'vitest'

import { markupChange, passagesOf } from './comparison'

const a = (count: number) => 'a'.repeat(count)

test.each([
  [
    'what differs, with 40 characters around',
    `${a(400)}one${a(400)}`,
    `${a(400)}two${a(400)}`,
    [`…${a(40)}one${a(40)}…`, `…${a(40)}two${a(40)}…`],
  ],
  ['the difference of a repeated letter', a(150), a(100), [`…${a(90)}`, `…${a(40)}`]],
  ['at most 300 characters', a(500), '', [`${a(300)}…`, '']],
])('the compared passages are %s', (_, before, after, passages) => {
  expect(passagesOf(before, after)).toEqual(passages)
})

test('the markup of a translation is compared by its tags, without alternative texts', () => {
  expect(markupChange('<p>One <img alt="a"></p>', '<p>Jeden <img alt="b"></p>')).toEqual([])
  const [change] = markupChange('<p>One</p>', '<ul><li>Jeden</li></ul>')
  expect(change).toMatchObject({ before: '<p>', after: '<ul> <li>' })
})

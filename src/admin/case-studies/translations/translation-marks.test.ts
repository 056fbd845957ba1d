import { expect, test } from 'vitest'

import { translationMarks } from './translation-marks'

const english = { text_digest: 'now' }

test.each([
  ['no marks', 'a version that a person wrote', { unread: false, source_digest: null }, english, []],
  [
    'no marks',
    'a translation of the present English text',
    { unread: false, source_digest: 'now' },
    english,
    [],
  ],
  [
    '"unread"',
    'a translation that nobody has read',
    { unread: true, source_digest: 'now' },
    english,
    ['unread'],
  ],
  [
    '"outdated"',
    'a translation of an older text',
    { unread: false, source_digest: 'old' },
    english,
    ['outdated'],
  ],
  [
    'both marks',
    'an unread translation of an older text',
    { unread: true, source_digest: 'old' },
    english,
    ['unread', 'outdated'],
  ],
  [
    'no marks',
    'a translation without an English version',
    { unread: false, source_digest: 'old' },
    undefined,
    [],
  ],
])('translationMarks returns %s for %s', (_, __, version, source, marks) => {
  expect(translationMarks(version, source)).toEqual(marks)
})

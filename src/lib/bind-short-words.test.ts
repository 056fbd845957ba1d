import { expect, test } from 'vitest'

import type { Language } from '@/i18n/languages'

import { bindShortWords } from './bind-short-words'

// Each ~ stands for a non-breaking space.
test.each<[Language, string]>([
  ['en', 'A~person, a~team and I~am here'],
  ['sk', 'V~tíme a~(s~istotou) i~k~nám'],
  ['cz', 'O~lidech z~praxe'],
  ['de', 'Plan A steht'],
  ['en', 'not 6~weeks, not 1,800~calls, 1000+~people'],
  ['de', 'Innerhalb von 24~Stunden, am 9.~Tag'],
  ['sk', 'Do~24~hodín a~za~11~týždňov'],
  ['cz', '2~–~3 kandidáti, 1~000~lidí'],
  ['en', 'Of those, 26, then 48. Then k6 tests in Q3 reports'],
  ['en', '<p>A~<a href="/x">list</a> of <b>48</b>~<i>hours</i></p>'],
  ['sk', '<p>Do~<strong>48~hodín</strong></p>'],
])('bound words in %s: %s', (language, bound) => {
  const text = bound.replaceAll('~', ' ')
  expect(bindShortWords(text, language).replaceAll('\u00A0', '~')).toBe(bound)
})

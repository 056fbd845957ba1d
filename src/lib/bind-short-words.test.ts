import { expect, test } from 'vitest'

import type { Language } from '@/i18n/languages'

import { bindShortWords } from './bind-short-words'

/** Returns the result of `bindShortWords` with `~` for each non-breaking space. */
const bind = (text: string, language: Language) => bindShortWords(text, language).replaceAll('\u00A0', '~')

test.each<[Language, string, string]>([
  ['en', 'A person, a team and I am here', 'A~person, a~team and I~am here'],
  ['sk', 'V tíme a (s istotou) i k nám', 'V~tíme a~(s~istotou) i~k~nám'],
  ['cz', 'O lidech z praxe', 'O~lidech z~praxe'],
  ['de', 'Plan A steht', 'Plan A steht'],
])('one-letter words in the language %s: "%s" becomes "%s"', (language, text, bound) => {
  expect(bind(text, language)).toBe(bound)
})

test.each<[Language, string, string]>([
  ['en', 'not 6 weeks, not 1,800 calls, 1000+ people', 'not 6~weeks, not 1,800~calls, 1000+~people'],
  ['de', 'Innerhalb von 24 Stunden, am 9. Tag', 'Innerhalb von 24~Stunden, am 9.~Tag'],
  ['sk', 'Do 24 hodín a za 11 týždňov', 'Do~24~hodín a~za~11~týždňov'],
  ['cz', '2 – 3 kandidáti, 1 000 lidí', '2~–~3~kandidáti, 1~000~lidí'],
])('numbers in the language %s: "%s" becomes "%s"', (language, text, bound) => {
  expect(bind(text, language)).toBe(bound)
})

test('no space is bound after a number that ends a clause and after digits in names', () => {
  const text = 'Of those, 26, then 48. Then k6 tests in Q3 reports'
  expect(bind(text, 'en')).toBe(text)
})

test('spaces next to HTML tags are bound, and attributes do not change', () => {
  expect(bind('<p>A <a href="/x">list</a> of <b>48</b> <i>hours</i></p>', 'en')).toBe(
    '<p>A~<a href="/x">list</a> of <b>48</b>~<i>hours</i></p>',
  )
  expect(bind('<p>Do <strong>48 hodín</strong></p>', 'sk')).toBe('<p>Do~<strong>48~hodín</strong></p>')
})

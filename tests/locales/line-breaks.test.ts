import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { languages, type Language } from '@/i18n/languages'
import { bindShortWords } from '@/lib/bind-short-words'

import { readTexts } from './read-catalogues'

/** Matches placeholders whose value contains a number. The test replaces them with the number 1. */
const NUMBERS = /\{\{(count|current|total|number|max|megabytes|percent|amount|year|date)\b[^}]*\}\}/g

const howToFix = 'Write a non-breaking space (U+00A0) after the short word or the number'

/** Returns the text around each ordinary space that should be a non-breaking space. */
function unboundIn(text: string, language: Language): string[] {
  const bound = bindShortWords(text, language)
  return [...text].flatMap((character, index) =>
    character === bound[index] ? [] : [text.slice(Math.max(0, index - 12), index + 13)],
  )
}

it.each(languages)('short words in the catalogues in %s have non-breaking spaces', (language) => {
  // No page displays the texts of <title> and meta tags.
  const unbound = [...readTexts(language)]
    .filter(([key]) => !key.includes('.meta.'))
    .map(([key, text]) => [key, unboundIn(text.replace(NUMBERS, '1'), language)] as const)
    .filter(([, places]) => places.length > 0)
  expect(Object.fromEntries(unbound), howToFix).toEqual({})
})

it.each(languages)('words of more than 14 letters in the catalogues in %s have soft hyphens', (language) => {
  // Neither the texts of <title> and meta tags nor those of `aria-label` are displayed.
  const tooLong = [...readTexts(language)]
    .filter(([key]) => !/\.meta\.|label$/.test(key))
    .flatMap(
      ([key, text]) =>
        text
          .replace(/\{\{.*?\}\}/g, '')
          .match(/\p{L}{15,}/gu)
          ?.map((word) => `${key}: ${word}`) ?? [],
    )
  expect(tooLong, 'Write a soft hyphen (U+00AD) where the word may be divided').toEqual([])
})

it.each(languages)('short words in the seeded studies in %s have non-breaking spaces', (language) => {
  const html = globSync('supabase/seeds/*.sql')
    .flatMap((file) => readFileSync(file, 'utf8').split(/^\('/m))
    .filter((row) => /^[\w-]+', '(\w+)'/.exec(row)?.[1] === language)
    .flatMap((row) => row.match(/(?<=\$html\$)<.*?(?=\$html\$)/gs) ?? [])
  expect(html.length).toBeGreaterThan(3)
  expect(
    html.flatMap((text) => unboundIn(text, language)),
    howToFix,
  ).toEqual([])
})

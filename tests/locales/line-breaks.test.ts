import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { languages, type Language } from '@/i18n/languages'
import { bindShortWords } from '@/lib/bind-short-words'

import { readTexts } from './read-catalogues'

const seeds = new URL('../../supabase/seeds/', import.meta.url)

/** Matches placeholders whose value is a number or ends with a number. The test replaces them with the number 1. */
const NUMBERS = /\{\{(count|current|total|number|max|megabytes|percent|amount|year|date)\b[^}]*\}\}/g

/** Returns the text around each ordinary space that should be a non-breaking space. */
function unboundIn(text: string, language: Language): string[] {
  const bound = bindShortWords(text, language)
  return [...text].flatMap((character, index) =>
    character === bound[index] ? [] : [text.slice(Math.max(0, index - 12), index + 13)],
  )
}

function seededHtml(language: Language): string[] {
  const files = readdirSync(seeds).filter((name) => name.endsWith('.sql'))
  return files.flatMap((file) =>
    readFileSync(new URL(file, seeds), 'utf8')
      .split(/^\('/m)
      .filter((row) => /^[\w-]+', '(\w+)'/.exec(row)?.[1] === language)
      .flatMap((row) => [...row.matchAll(/\$html\$(<.*?)\$html\$/gs)].map(([, html = '']) => html)),
  )
}

describe.each(languages)('%s', (language) => {
  it(`every text of the ${language} catalogues has the non-breaking spaces that bindShortWords inserts, except for the texts of <title> and meta tags`, () => {
    // Leaves out the texts of <title> and meta tags, which are under the key `meta`. A page does not display them.
    const unbound = [...readTexts(language)]
      .filter(([key]) => !key.includes('.meta.'))
      .map(([key, text]) => [key, unboundIn(text.replace(NUMBERS, '1'), language)] as const)
      .filter(([, places]) => places.length > 0)
    expect(Object.fromEntries(unbound)).toEqual({})
  })

  it(`the HTML of the seeded case studies in ${language} has the non-breaking spaces that bindShortWords inserts`, () => {
    const columns = seededHtml(language)
    expect(columns.length).toBeGreaterThan(3)
    expect(columns.flatMap((html) => unboundIn(html, language))).toEqual([])
  })
})

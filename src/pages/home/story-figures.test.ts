import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { languages, type Language } from '@/i18n/languages'

import type home from '@/i18n/locales/en/home.json'

const read = (path: string) => readFileSync(path, 'utf8')
const stories = {
  cloudtalk: 'tb-cloudtalk',
  powerful_medical: 'tb-powerful-medical',
  duos: 'tb-duos',
} as const

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? []

function listItemsOf(slug: string, language: Language): string[] {
  const [, version = ''] = read(`supabase/seeds/${slug}.sql`).split(`('${slug}', '${language}',`)
  const [text = ''] = version.split("\n('tb-")
  return [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item)
}

it.each(
  languages.flatMap((language) => Object.entries(stories).map(([story, slug]) => [language, story, slug])),
)(
  'in %s, the numbers in each result of the story %s on the home page are together in one list item of the case study',
  (language, story, slug) => {
    const catalogue = JSON.parse(read(`src/i18n/locales/${language}/home.json`)) as typeof home
    const { results } = catalogue.stories.items[story as keyof typeof stories]
    const items = listItemsOf(slug, language as Language)
    for (const { figure, label } of Object.values(results)) {
      const numbers = numbersIn(`${figure} ${label}`)
      expect(numbers.length).toBeGreaterThan(0)
      const matching = items.filter((item) => numbers.every((number) => numbersIn(item).includes(number)))
      expect(matching, `${figure} ${label}`).not.toHaveLength(0)
    }
  },
)

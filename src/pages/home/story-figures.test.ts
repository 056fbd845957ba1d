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

/** The points of all lists in a case study's text in one language, as its seed file has them. */
function pointsOf(slug: string, language: Language): string[] {
  const [, version = ''] = read(`supabase/seeds/${slug}.sql`).split(`('${slug}', '${language}',`)
  const [text = ''] = version.split("\n('tb-")
  return [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, point = '']) => point)
}

it.each(
  languages.flatMap((language) => Object.entries(stories).map(([story, slug]) => [language, story, slug])),
)('the results on the home page are those of the case study: %s, %s', (language, story, slug) => {
  const catalogue = JSON.parse(read(`src/i18n/locales/${language}/home.json`)) as typeof home
  const { results } = catalogue.stories.items[story as keyof typeof stories]
  const points = pointsOf(slug ?? '', language as Language)
  for (const { figure, label } of Object.values(results)) {
    const numbers = numbersIn(`${figure} ${label}`)
    expect(numbers.length).toBeGreaterThan(0)
    const matching = points.filter((point) => numbers.every((number) => numbersIn(point).includes(number)))
    expect(matching, `${figure} ${label}`).not.toHaveLength(0)
  }
})

import { readdirSync, readFileSync } from 'node:fs'

import type { Language } from '@/i18n/languages'

const folder = new URL('../../src/i18n/locales/', import.meta.url)

/** The texts of a language. Key: namespace and key of the text, such as `home.hero.title`. */
export type Texts = Map<string, string>

export function readTexts(language: Language): Texts {
  const texts: Texts = new Map()
  for (const file of readdirSync(new URL(`${language}/`, folder)).sort()) {
    const catalogue: unknown = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
    collect(file.replace('.json', ''), catalogue, texts)
  }
  return texts
}

function collect(key: string, value: unknown, into: Texts): void {
  if (typeof value === 'string') into.set(key, value)
  else for (const [name, below] of Object.entries(value ?? {})) collect(`${key}.${name}`, below, into)
}

const PLURAL = /_(zero|one|two|few|many|other)$/

export const withoutPlural = (key: string) => key.replace(PLURAL, '')

export const pluralOf = (key: string) => PLURAL.exec(key)?.[1]

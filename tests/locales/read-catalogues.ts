import { readdirSync, readFileSync } from 'node:fs'

import type { Language } from '@/i18n/languages'

const folder = new URL('../../src/i18n/locales/', import.meta.url)

/** A catalogue as a flat list: `home.hero.title` with its text. */
export type Texts = Map<string, string>

/** Every text of a language by `<namespace>.<key>`, in the order of the files. */
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

/** A key without its plural form, if it has one. */
export const withoutPlural = (key: string) => key.replace(PLURAL, '')

/** The plural form a key stands for, if any. */
export const pluralOf = (key: string) => PLURAL.exec(key)?.[1]

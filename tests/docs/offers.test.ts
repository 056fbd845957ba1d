import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { employmentTypes, languageTags, locations } from '@/features/offers/vocabulary'

const guide = readFileSync('docs/offers.md', 'utf8')
const migration = readFileSync('supabase/migrations/20250901080400_offers.sql', 'utf8')

/** Returns the names in backticks. */
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test.each<[string, ReadonlyMap<string, unknown>]>([
  ['location', locations],
  ['employment_type', employmentTypes],
  ['languages', languageTags],
])('the guide lists the translated values of %s', (column, known) => {
  const [, line = ''] = new RegExp(`\n- \`${column}\`: (.*?)(?=\n- |\n\n)`, 's').exec(guide) ?? []
  expect(namesIn(line).toSorted()).toEqual([...known.keys()].toSorted())
})

test('the guide explains each column and each message of the table', () => {
  const [, table = ''] = /create table public\.offers \((.*?)\n\);/s.exec(migration) ?? []
  const names = [...table.matchAll(/^ {2}(?:constraint )?(?!constraint)(\w+)/gm)].map(([, name = '']) => name)
  expect(names).toContain('texts_fit')
  // The first cells of its tables, and the columns that nobody fills in
  const explained = namesIn((guide.match(/^ *\| `[^|]+|^ *Leave .+ as they are/gm) ?? []).join())
  expect(names.filter((name) => !explained.includes(name))).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'

import { searchableText } from '@/lib/text-search'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const texts: [text: string, searched: string][] = [
  ['', ' '],
  ['Senior  React\tDeveloper\n', ' senior react developer '],
  ['Ľúbivý kôň, žltá ťava', ' lubivy kon zlta tava '],
  ['ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ', ' aacdeillnoorstuyz aaecdeillnoorstuyz '],
  ['Příliš žluťoučký kůň', ' prilis zlutoucky kun '],
  ['Köln, Übersee und Ärger', ' koln ubersee und arger koeln uebersee und aerger '],
  ['Straße STRASSE ẞ', ' strasse strasse ss '],
  ['Kos\u030cice', ' kosice '],
  ['Ko\u0308ln', ' koln koeln '],
  ['\ufb01nance o\ufb03ce', ' finance office '],
  ['Łódź, Ærø, œuvre, Đakovo', ' łodz ærø œuvre đakovo '],
  ['Москва, Київ', ' москва ки\u0456в '],
  ['C++, C#, .NET 9', ' c++ c# . net 9 '],
  ['Node.js/Vue.js (ASP.NET)', ' node. js vue. js asp. net '],
  ['R&D, CI/CD, e-commerce', ' r& d ci cd e- commerce '],
  ['100\u00a0%, 4\u00a0800\u00a0€', ' 100 4 800 € '],
  ['„quoted“ – “text” … «x»', ' quoted text ... x '],
  ['under_score, per%cent, back\\slash, a*b, "q", @at', ' under score per cent back slash a b q at '],
  ['日本語 🚀 x²', ' 日本語 🚀 x2 '],
]

test.each(texts)(
  'the database and the browser convert %j to the same searchable text',
  async (text, searched) => {
    const [row] = await backend.query<{ converted: string }>(
      'select private.searchable_text($1) as converted',
      [text],
    )
    expect(row?.converted).toBe(searched)
    expect(searchableText(text)).toBe(searched)
  },
)

test('the searchable text of an offer contains exactly its title, technologies, location, languages and description', async () => {
  const [offer] = await backend.query<{ search_text: string }>(`
    insert into public.offers (title, tech_stack, location, languages, description, employment_type, requirements)
    values ('Tester', 'C#, k6', 'Košice', 'Czech', 'Text', 'Contract', 'Requirement') returning search_text`)
  expect(offer?.search_text).toBe(' tester c# k6 kosice czech text ')
})

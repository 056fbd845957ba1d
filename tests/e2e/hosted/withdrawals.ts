import type { SupabaseClient } from '@supabase/supabase-js'

import type { Language } from '../../../src/i18n/languages'

export interface Withdrawal {
  state: string
  language: Language
  slug: string
  /** True if the page in this language shows the English version after the withdrawal (spec 7 row 6). */
  staysInEnglish?: true
}

export const withdrawals: Withdrawal[] = [
  { state: 'unpublished in one language', language: 'sk', slug: 'tb-cloudtalk', staysInEnglish: true },
  { state: 'unpublished in all languages', language: 'de', slug: 'tb-powerful-medical' },
  { state: 'deleted in all languages', language: 'cz', slug: 'tb-duos' },
]

const version = (slug: string, language: string) => ({
  slug,
  language,
  title: `The study ${slug}`,
  published: true,
  published_at: '2020-01-01T08:00:00Z',
})

export async function withdrawStudies(database: SupabaseClient): Promise<void> {
  const table = () => database.from('case_studies')
  const added = ['en', 'sk', 'cz', 'de'].map((language) => version('neighbour', language))
  const withoutEnglish = ['sk', 'de'].map((language) => version('without-english', language))
  await table()
    .insert([...added, ...withoutEnglish])
    .throwOnError()
  await table().update({ published: false }).match({ slug: 'tb-cloudtalk', language: 'sk' }).throwOnError()
  await table().update({ published: false }).eq('slug', 'tb-powerful-medical').throwOnError()
  await table().delete().eq('slug', 'tb-duos').throwOnError()
}

import type { SupabaseClient } from '@supabase/supabase-js'

import { contentColumns, type VersionContent } from '../_shared/contracts/case-study.ts'
import type { Database } from '../_shared/contracts/database.types.ts'
import { Refusal } from '../_shared/refusal.ts'
import { TranslationFault } from './translator.ts'

const pageSize = 1000

export type CaseStudyRepository = ReturnType<typeof createCaseStudyRepository>

/** Returns the case studies as far as the client's user may read and create them. */
export function createCaseStudyRepository(client: SupabaseClient<Database>) {
  const table = () => client.from('case_studies')
  return {
    /**
     * Returns the languages of each study, by slug.
     * @throws Refusal 503 `storage_unavailable`
     */
    async listLanguages(): Promise<Map<string, Set<string>>> {
      const languages = new Map<string, Set<string>>()
      // Ends with the first empty page: a backend may return fewer rows than it is asked for.
      for (let from = 0, size = pageSize; size > 0; from += size) {
        const query = table().select('slug, language').order('slug').order('language')
        const { data, error } = await query.range(from, from + pageSize - 1)
        if (error) throw new Refusal(503, 'storage_unavailable', { cause: error })
        for (const { slug, language } of data) {
          languages.set(slug, (languages.get(slug) ?? new Set()).add(language))
        }
        size = data.length
      }
      return languages
    },

    /**
     * Returns the English version, or null if it was deleted.
     * @throws TranslationFault `not_saved`; it ends the run
     */
    async readEnglish(slug: string): Promise<VersionContent | null> {
      const query = table().select(contentColumns).eq('slug', slug).eq('language', 'en')
      const { data, error } = await query.maybeSingle()
      if (error) throw new TranslationFault('not_saved', { endsRun: true, cause: error })
      return data
    },

    /**
     * Inserts a version. Returns false if the study has that language already; the existing version stays (D27).
     * @throws TranslationFault `too_long` or `not_saved`
     */
    async insert(version: VersionContent): Promise<boolean> {
      const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
      const { data, error } = await table().upsert(version, onConflict).select('slug')
      if (!error) return data.length > 0
      // The constraint's name is only part of the message.
      const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
      throw new TranslationFault(constraint?.endsWith('_fits') ? 'too_long' : 'not_saved', {
        endsRun: constraint === undefined,
        cause: error,
      })
    },
  }
}

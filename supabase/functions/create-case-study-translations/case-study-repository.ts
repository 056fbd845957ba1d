import type { SupabaseClient } from '@supabase/supabase-js'

import { contentColumns, type VersionContent } from '../_shared/contracts/case-study.ts'
import type { Database } from '../_shared/contracts/database.types.ts'
import { HttpError } from '../_shared/http-error.ts'
import { TranslationError } from './translator.ts'

const pageSize = 1000

export type CaseStudyRepository = ReturnType<typeof createCaseStudyRepository>

/** Creates the queries for case studies. They have the rights of the client's user. */
export function createCaseStudyRepository(client: SupabaseClient<Database>) {
  const table = () => client.from('case_studies')
  return {
    /**
     * Returns the languages of each study, by slug.
     * @throws HttpError 503 `storage_unavailable`
     */
    async listLanguages(): Promise<Map<string, Set<string>>> {
      const languages = new Map<string, Set<string>>()
      // Continues until a page is empty, because a server may return fewer rows than requested.
      for (let from = 0, size = pageSize; size > 0; from += size) {
        const query = table().select('slug, language').order('slug').order('language')
        const { data, error } = await query.range(from, from + pageSize - 1)
        if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
        for (const { slug, language } of data) {
          languages.set(slug, (languages.get(slug) ?? new Set()).add(language))
        }
        size = data.length
      }
      return languages
    },

    /**
     * Returns the English version, or null if it was deleted.
     * @throws TranslationError `not_saved` that ends the run
     */
    async readEnglish(slug: string): Promise<VersionContent | null> {
      const query = table().select(contentColumns).eq('slug', slug).eq('language', 'en')
      const { data, error } = await query.maybeSingle()
      if (error) throw new TranslationError('not_saved', { endsRun: true, cause: error })
      return data
    },

    /**
     * Inserts a version. Returns false and changes nothing if the study already has a version in that language (D27).
     * @throws TranslationError `too_long` if a text exceeds the limit of its column, `not_saved` for any other error
     */
    async insert(version: VersionContent): Promise<boolean> {
      const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
      const { data, error } = await table().upsert(version, onConflict).select('slug')
      if (!error) return data.length > 0
      // PostgREST returns the name of the constraint only in the message. Length limits are named `<column>_fits`. An
      // error without a constraint, such as a lost connection, would also prevent all further versions.
      const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
      throw new TranslationError(constraint?.endsWith('_fits') ? 'too_long' : 'not_saved', {
        endsRun: constraint === undefined,
        cause: error,
      })
    },
  }
}

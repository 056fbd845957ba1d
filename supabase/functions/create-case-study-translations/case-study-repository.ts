import type { SupabaseClient } from '@supabase/supabase-js'

import { sourceColumns, type Provenance, type VersionContent } from '../_shared/contracts/case-study.ts'
import type { Database } from '../_shared/contracts/database.types.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { TranslationError } from './translator.ts'

export type CaseStudyRepository = ReturnType<typeof createCaseStudyRepository>

export function createCaseStudyRepository(client: SupabaseClient<Database>) {
  const table = () => client.from('case_studies')
  return {
    async listLanguages(slug: string | undefined): Promise<Map<string, Set<string>>> {
      const all = table().select('slug, language').order('slug')
      const { data, error } = await (slug === undefined ? all : all.eq('slug', slug))
      if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
      const languages = new Map<string, Set<string>>()
      for (const row of data) {
        languages.set(row.slug, (languages.get(row.slug) ?? new Set()).add(row.language))
      }
      return languages
    },

    async readSource(slug: string, language: string) {
      const versions = table().select(sourceColumns).eq('slug', slug)
      const { data, error } = await versions.in('language', ['en', language])
      if (error) throw new TranslationError('not_saved', { endsRun: true, cause: error })
      return {
        english: data.find((version) => version.language === 'en'),
        exists: data.some((version) => version.language === language),
      }
    },

    /** Returns false and changes nothing if the study already has a version in that language (D27). */
    async insert(version: VersionContent & Provenance): Promise<boolean> {
      const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
      const { data, error } = await table().upsert(version, onConflict).select('slug')
      if (!error) return data.length > 0
      // PostgREST returns the name of the constraint only in the message. Length limits are named `<column>_fits`.
      const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
      // These errors concern only the values of this version. Others would also prevent all further versions.
      const concernsVersion = constraint !== undefined || error.code.startsWith('22')
      throw new TranslationError(constraint?.endsWith('_fits') ? 'too_long' : 'not_saved', {
        endsRun: !concernsVersion,
        cause: error,
      })
    },
  }
}

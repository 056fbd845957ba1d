import type { SupabaseClient } from '@supabase/supabase-js'

import { sourceColumns, type Provenance, type VersionContent } from '../_shared/contracts/case-study.ts'
import type { Database } from '../_shared/contracts/database.types.ts'
import { HttpError } from '../_shared/http-error.ts'
import { TranslationError, type TargetLanguage } from './translator.ts'

const pageSize = 1000

export type VersionKey = { slug: string; language: TargetLanguage }

export type Source = { english: (VersionContent & { text_digest: string }) | undefined; exists: boolean }

export type CaseStudyRepository = ReturnType<typeof createCaseStudyRepository>

/** Creates the queries for case studies and leases. The queries have the rights of the client's user. */
export function createCaseStudyRepository(client: SupabaseClient<Database>) {
  const table = () => client.from('case_studies')
  const leases = () => client.from('translation_leases')
  return {
    /**
     * Returns the languages of the versions of each study, by slug. If `onlySlug` is given, reads only this study.
     * @throws HttpError 503 `storage_unavailable` if a request fails
     */
    async listLanguages(onlySlug: string | undefined): Promise<Map<string, Set<string>>> {
      const languages = new Map<string, Set<string>>()
      // Continues until a page is empty, because a server may return fewer rows than requested.
      for (let from = 0, size = pageSize; size > 0; from += size) {
        const all = table().select('slug, language')
        const query = onlySlug === undefined ? all : all.eq('slug', onlySlug)
        const page = query
          .order('slug')
          .order('language')
          .range(from, from + pageSize - 1)
        const { data, error } = await page
        if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
        for (const { slug, language } of data) {
          languages.set(slug, (languages.get(slug) ?? new Set()).add(language))
        }
        size = data.length
      }
      return languages
    },

    /**
     * Reserves a version for this run. Returns false if another run has reserved the version. A reservation expires, so
     * that the version is not blocked forever if the platform ends the run that reserved it.
     * @throws TranslationError `not_saved`, which ends the run, if a request fails
     */
    async reserve(key: VersionKey): Promise<boolean> {
      const expired = await leases().delete().match(key).lt('expires_at', new Date().toISOString())
      const { data, error } = await leases()
        .upsert(key, { onConflict: 'slug,language', ignoreDuplicates: true })
        .select('slug')
      const cause = expired.error ?? error
      if (cause) throw new TranslationError('not_saved', { endsRun: true, cause })
      return (data ?? []).length > 0
    },

    /** Deletes the reservation of a version. Ignores a failed request, because the reservation expires. */
    async release(key: VersionKey): Promise<void> {
      await leases().delete().match(key)
    },

    /**
     * Returns the English version, or undefined if the study has none, and whether the version of `language` exists.
     * @throws TranslationError `not_saved`, which ends the run, if the request fails
     */
    async readSource({ slug, language }: VersionKey): Promise<Source> {
      const query = table().select(sourceColumns).eq('slug', slug).in('language', ['en', language])
      const { data, error } = await query
      if (error) throw new TranslationError('not_saved', { endsRun: true, cause: error })
      return {
        english: data.find((version) => version.language === 'en'),
        exists: data.some((version) => version.language === language),
      }
    },

    /**
     * Inserts a version. Returns false and changes nothing if the study already has a version in that language (D27).
     * @throws TranslationError `too_long` if a text exceeds the limit of its column, `not_saved` for any other error.
     * The error ends the run unless it concerns only this version.
     */
    async insert(version: VersionContent & Provenance): Promise<boolean> {
      const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
      const { data, error } = await table().upsert(version, onConflict).select('slug')
      if (!error) return data.length > 0
      // PostgREST returns the name of the constraint only in the message. Length limits are named `<column>_fits`.
      const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
      // A violated check constraint and an error code of class 22 concern only the values of this version. Any other
      // error, such as a lost connection, would also prevent all further versions.
      const concernsVersion = constraint !== undefined || error.code.startsWith('22')
      throw new TranslationError(constraint?.endsWith('_fits') ? 'too_long' : 'not_saved', {
        endsRun: !concernsVersion,
        cause: error,
      })
    },
  }
}

import type { SupabaseClient } from '@supabase/supabase-js'

import { sourceColumns, type Provenance, type VersionContent } from '../_shared/contracts/case-study.ts'
import type { Database } from '../_shared/contracts/database.types.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { TranslationError, type TargetLanguage, type TranslationErrorCode, type Translator } from './deepl.ts'
import { translateStudy, type DraftReason } from './translate-study.ts'

type Client = SupabaseClient<Database>

/** Without `slug`, a run concerns all studies. A preview also translates into languages that exist, and stores nothing. */
export type Scope = {
  slug?: string | undefined
  languages: readonly TargetLanguage[]
  preview?: boolean | undefined
}

type VersionKey = { slug: string; language: TargetLanguage }

/** A study that has no English version when the run starts is reported only if the scope names it. */
type Report = {
  translations: (VersionKey & { published: boolean; reason?: DraftReason; texts?: VersionContent })[]
  skipped: (VersionKey & { reason: 'exists' | 'no_english_version' })[]
  failed: (VersionKey & { code: TranslationErrorCode })[]
}

/** After an error with `endsRun`, or when `deadline` is aborted, starts no further version and reports it as failed. */
export async function createMissingTranslations(
  client: Client,
  scope: Scope,
  translate: Translator,
  deadline: AbortSignal,
): Promise<Report> {
  const report: Report = { translations: [], skipped: [], failed: [] }
  let endingError: TranslationError | undefined

  const skip = (key: VersionKey, reason: 'exists' | 'no_english_version') =>
    void report.skipped.push({ ...key, reason })

  async function createVersion(key: VersionKey) {
    if (endingError) throw endingError
    if (deadline.aborted) throw new TranslationError('time_limit', { endsRun: true })
    const { english, exists } = await readSource(client, key)
    if (exists && !scope.preview) return skip(key, 'exists')
    if (!english) return skip(key, 'no_english_version')
    const { text_digest, ...content } = english
    const { version, draftReason } = await translateStudy(content, key.language, translate)
    const row = { ...version, source_digest: text_digest, unread: true }
    const isNew = scope.preview || (await insert(client, row))
    if (!isNew) return skip(key, 'exists')
    report.translations.push({
      ...key,
      published: version.published,
      ...(draftReason && { reason: draftReason }),
      ...(scope.preview && { texts: version }),
    })
  }

  function recordError(key: VersionKey, cause: unknown) {
    const error =
      cause instanceof TranslationError
        ? cause
        : new TranslationError('internal_error', { endsRun: false, cause })
    if (error !== endingError) console.error(`${key.slug} ${key.language} ${error.code}`, error.cause)
    if (error.endsRun) endingError ??= error
    report.failed.push({ ...key, code: error.code })
  }

  const all = client.from('case_studies').select('slug, language').order('slug')
  const { data, error } = await (scope.slug === undefined ? all : all.eq('slug', scope.slug))
  if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
  const english = data.filter(({ language }) => language === 'en')
  if (scope.slug !== undefined && english.length === 0) {
    for (const language of scope.languages) skip({ slug: scope.slug, language }, 'no_english_version')
  }
  for (const { slug } of english) {
    const present = data.filter((version) => version.slug === slug).map(({ language }) => language)
    await Promise.all(
      scope.languages.map(async (language) => {
        const key = { slug, language }
        if (present.includes(language) && !scope.preview) return skip(key, 'exists')
        await createVersion(key).catch((cause: unknown) => recordError(key, cause))
      }),
    )
  }
  return report
}

async function readSource(client: Client, { slug, language }: VersionKey) {
  const versions = client.from('case_studies').select(sourceColumns).eq('slug', slug)
  const { data, error } = await versions.in('language', ['en', language])
  if (error) throw new TranslationError('not_saved', { endsRun: true, cause: error })
  return {
    english: data.find((version) => version.language === 'en'),
    exists: data.some((version) => version.language === language),
  }
}

/** Returns false and changes nothing if the study already has a version in that language (D27). */
async function insert(client: Client, version: VersionContent & Provenance): Promise<boolean> {
  const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
  const { data, error } = await client.from('case_studies').upsert(version, onConflict).select('slug')
  if (!error) return data.length > 0
  // PostgREST returns the name of the constraint only in the message. Length limits are named `<column>_fits`.
  const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
  // These errors concern only the values of this version. Others would probably prevent all further versions too.
  const concernsVersion = constraint !== undefined || error.code.startsWith('22')
  throw new TranslationError(constraint?.endsWith('_fits') ? 'too_long' : 'not_saved', {
    endsRun: !concernsVersion,
    cause: error,
  })
}

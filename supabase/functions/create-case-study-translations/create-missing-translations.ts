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

/** The error of the trigger `guard_new_version` */
const FOREIGN_KEY_VIOLATION = '23503'

type VersionKey = { slug: string; language: TargetLanguage }

type SkipReason = 'exists' | 'no_english_version'

/** A study that has no English version when the run starts is reported only if the scope names it. */
type Report = {
  translations: (VersionKey & { published: boolean; reason?: DraftReason; texts?: VersionContent })[]
  skipped: (VersionKey & { reason: SkipReason })[]
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

  const skip = (key: VersionKey, reason: SkipReason) => void report.skipped.push({ ...key, reason })

  async function createVersion(key: VersionKey) {
    if (endingError) throw endingError
    if (deadline.aborted) throw new TranslationError('time_limit', { endsRun: true })
    const { english, exists } = await readSource(client, key)
    if (exists && !scope.preview) return skip(key, 'exists')
    if (!english) return skip(key, 'no_english_version')
    const { text_digest, ...content } = english
    const { version, draftReason } = await translateStudy(content, key.language, translate)
    const row = { ...version, source_digest: text_digest, unread: true }
    const stored = scope.preview ? version : await insert(client, row)
    if (typeof stored === 'string') return skip(key, stored)
    report.translations.push({
      ...key,
      published: stored.published,
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

/**
 * Returns the version as stored: a draft if the English version was withdrawn meanwhile. If the study already has a
 * version in that language (D27) or was deleted meanwhile (D78), returns this as the reason why nothing was stored.
 */
async function insert(client: Client, version: VersionContent & Provenance) {
  const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
  const { data, error } = await client.from('case_studies').upsert(version, onConflict).select('published')
  if (!error) return data[0] ?? 'exists'
  if (error.code === FOREIGN_KEY_VIOLATION) return 'no_english_version'
  // PostgREST returns the name of the constraint only in the message. Length limits are named `<column>_fits`.
  const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
  // These errors concern only the values of this version. Others would probably prevent all further versions too.
  const concernsVersion = constraint !== undefined || error.code.startsWith('22')
  throw new TranslationError(constraint?.endsWith('_fits') ? 'too_long' : 'not_saved', {
    endsRun: !concernsVersion,
    cause: error,
  })
}

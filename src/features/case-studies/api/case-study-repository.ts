import { editorColumns, type VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import { fetchAllRows } from '@/lib/fetch-all-rows'
import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

// Reads and saves case studies for the admin area. Each function that sends a request throws a PostgrestError if the
// backend returns an error, and the error of `fetch` if the backend does not respond.

const table = () => supabase.from('case_studies')

export type ListedVersion = Pick<
  Tables<'case_studies'>,
  | 'slug'
  | 'language'
  | 'title'
  | 'client_name'
  | 'published'
  | 'created_at'
  | 'text_digest'
  | 'source_digest'
  | 'unread'
>

const LISTED_COLUMNS =
  'slug, language, title, client_name, published, created_at, text_digest, source_digest, unread'

/** Returns all versions of all studies including drafts, newest first (spec 7 row 7). */
export function listVersions(signal: AbortSignal): Promise<ListedVersion[]> {
  return fetchAllRows((from, to) =>
    table()
      .select(LISTED_COLUMNS)
      .order('created_at', { ascending: false })
      .order('slug')
      .order('language')
      .range(from, to)
      .abortSignal(signal)
      .throwOnError(),
  )
}

export async function getVersions(slug: string, signal?: AbortSignal): Promise<StoredVersion[]> {
  const query = table().select(editorColumns).eq('slug', slug)
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
  return data
}

export async function slugExists(slug: string): Promise<boolean> {
  const { data } = await table().select('slug').eq('slug', slug).limit(1).throwOnError()
  return data.length > 0
}

/**
 * Inserts a version (spec 7 row 8) and returns it as stored.
 * @throws PostgrestError; {@link isDuplicate} detects that the study already has a version in this language
 */
export async function insertVersion(content: VersionContent): Promise<StoredVersion> {
  const { data } = await table().insert(content).select(editorColumns).single().throwOnError()
  return data
}

/** Returns whether an insert failed because the study already has a version in that language. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Updates a version (spec 7 row 8) unless it was saved since it was read (D33).
 * @returns the version as stored, or null if no row was updated. Then the version was saved or deleted since it was
 * read, or the user may not change it. PostgREST returns no error for an update that row-level security refuses.
 */
export async function updateVersion(
  { id, updated_at }: Pick<StoredVersion, 'id' | 'updated_at'>,
  content: VersionContent,
): Promise<StoredVersion | null> {
  const { data } = await table()
    .update(content)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select(editorColumns)
    .maybeSingle()
    .throwOnError()
  return data
}

/**
 * Stores that a person has read a version. For a machine translation, also stores the digest of the English version
 * with which the person has compared the translation (D45).
 * @throws Error if no row was updated. PostgREST returns no error for an update that row-level security refuses
 * (D33).
 */
export async function markTranslationAsRead(
  { id, source_digest }: Pick<StoredVersion, 'id' | 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'>,
): Promise<void> {
  const isTranslation = source_digest !== null
  const change = { unread: false, ...(isTranslation && { source_digest: english.text_digest }) }
  const { data } = await table().update(change).eq('id', id).select('id').throwOnError()
  if (data.length === 0) throw new Error(`No row ${id} was updated`)
}

import { editorColumns, type VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import { fetchAllRows } from '@/lib/fetch-all-rows'
import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

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

/** All versions with drafts, newest first (spec 7 row 7). */
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

/** Spec 7 row 8. {@link isDuplicate} detects that the version exists. */
export async function insertVersion(content: VersionContent): Promise<StoredVersion> {
  const { data } = await table().insert(content).select(editorColumns).single().throwOnError()
  return data
}

export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Updates a version (spec 7 row 8). Returns null if it was saved or deleted since it was read (D33), or if row-level
 * security refuses, for which PostgREST returns no error.
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
 * For a translation, also stores the digest of the English version with which the person compared it (D45). Throws if
 * row-level security refuses (D33).
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

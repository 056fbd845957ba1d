import { editorColumns, type VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import { fetchAllRows } from '@/lib/fetch-all-rows'
import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

// Reads and writes case studies for the admin area. Row-level security refuses everything here to anybody who is not an
// administrator. Every function throws a PostgrestError if the backend refuses the request or cannot be reached.

const table = () => supabase.from('case_studies')

/** A version as the admin list shows and searches it. */
export type ListedVersion = Pick<
  Tables<'case_studies'>,
  'slug' | 'language' | 'title' | 'client_name' | 'published' | 'created_at'
>

const LISTED_COLUMNS = 'slug, language, title, client_name, published, created_at'

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

/** Returns all versions of one study; an empty array if there is no such study. */
export async function getVersions(slug: string, signal?: AbortSignal): Promise<StoredVersion[]> {
  const query = table().select(editorColumns).eq('slug', slug)
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
  return data
}

/** Returns whether a study has this slug in any language (D23). */
export async function slugExists(slug: string): Promise<boolean> {
  const { data } = await table().select('slug').eq('slug', slug).limit(1).throwOnError()
  return data.length > 0
}

/**
 * Inserts a version (spec 7 row 8) and returns it as stored.
 * @throws PostgrestError; see {@link isDuplicate} if the study has the language already
 */
export async function insertVersion(content: VersionContent): Promise<StoredVersion> {
  const { data } = await table().insert(content).select(editorColumns).single().throwOnError()
  return data
}

/** Returns whether an insert failed because the study has a version in that language already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Updates a version (spec 7 row 8) unless somebody has saved it since it was read (D33).
 * @returns the version as stored; null if no row was updated, because it was saved meanwhile, was deleted, or the user
 * may not change it (PostgREST does not report a refused update)
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
 * Deletes all versions of a study (spec 7 row 9).
 * @throws Error if no row was deleted, because PostgREST does not report a refused delete (D33)
 */
export async function deleteStudy(slug: string): Promise<void> {
  const { data } = await table().delete().eq('slug', slug).select('id').throwOnError()
  if (data.length === 0) throw new Error(`No row of ${slug} was deleted`)
}

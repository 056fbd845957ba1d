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

/** Newest first (spec 7 row 7). */
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

export async function findVersion(slug: string, language: string): Promise<StoredVersion | null> {
  const { data } = await table()
    .select(editorColumns)
    .eq('slug', slug)
    .eq('language', language)
    .maybeSingle()
    .throwOnError()
  return data
}

export async function slugExists(slug: string): Promise<boolean> {
  const { data } = await table().select('slug').eq('slug', slug).limit(1).throwOnError()
  return data.length > 0
}

const UNIQUE_VIOLATION = '23505'

/** A row as it was read. Every save changes `updated_at`. */
type RowVersion = Pick<StoredVersion, 'id' | 'updated_at'>

/** @returns null if the study already has a version in this language */
export async function insertVersion(content: VersionContent): Promise<StoredVersion | null> {
  try {
    const { data } = await table().insert(content).select(editorColumns).single().throwOnError()
    return data
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null
    throw error
  }
}

/** @returns null if the version was saved or deleted since it was read (D33), or the user may not change it */
export async function updateVersion(
  { id, updated_at }: RowVersion,
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

/** Stores that a person has compared a machine translation with the English version (D45). Throws in a conflict (D33). */
export async function markTranslationAsRead(
  { id, updated_at, source_digest }: Pick<StoredVersion, 'id' | 'updated_at' | 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'>,
): Promise<StoredVersion> {
  const isTranslation = source_digest !== null
  const change = { unread: false, ...(isTranslation && { source_digest: english.text_digest }) }
  const { data } = await table()
    .update(change)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select(editorColumns)
    .single()
    .throwOnError()
  return data
}

/** Deletes all versions (spec 7 row 9). PostgREST returns no error if row-level security refuses it (D33). */
export async function deleteStudy(slug: string): Promise<void> {
  const { data } = await table().delete().eq('slug', slug).select('id').throwOnError()
  if (data.length === 0) throw new Error(`No row of ${slug} was deleted`)
}

/** @returns false if the version was saved or deleted since it was read (D33), or the user may not delete it */
export async function deleteVersion({ id, updated_at }: RowVersion): Promise<boolean> {
  const { data } = await table()
    .delete()
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select('id')
    .throwOnError()
  return data.length > 0
}

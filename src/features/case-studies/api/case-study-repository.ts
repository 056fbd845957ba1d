import { editorColumns, type VersionContent } from '@contracts/case-study'
import type { TablesUpdate } from '@contracts/database.types'

import { fetchAllRows } from '@/lib/fetch-all-rows'
import { supabase } from '@/lib/supabase'

import { imageName } from '../image-rules'
import type { StoredVersion } from '../model'

const table = () => supabase.from('case_studies')

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number]

/** All versions of all studies, newest first (spec 7 row 7). */
export const listVersions = (signal: AbortSignal) =>
  fetchAllRows((from, to) =>
    table()
      .select('slug, language, title, client_name, published, updated_at, text_digest, source_digest, unread')
      .order('created_at', { ascending: false })
      .order('slug')
      .order('language')
      .range(from, to)
      .abortSignal(signal)
      .throwOnError(),
  )

export async function getVersions(slug: string, signal?: AbortSignal): Promise<StoredVersion[]> {
  const query = table().select(editorColumns).eq('slug', slug)
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
  return data
}

export async function findVersion(slug: string, language: string): Promise<StoredVersion | null> {
  const versions = await getVersions(slug)
  return versions.find((version) => version.language === language) ?? null
}

const UNIQUE_VIOLATION = '23505'

/** Spec 7 row 8. Returns null if the study already has a version in this language. */
export async function insertVersion(content: VersionContent): Promise<StoredVersion | null> {
  try {
    const { data } = await table().insert(content).select(editorColumns).single().throwOnError()
    return data
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null
    throw error
  }
}

type ReadVersion = Pick<StoredVersion, 'id' | 'updated_at'>

/**
 * Updates a version (spec 7 row 8) unless it was saved since it was read (D33).
 * @returns the version as stored, or null if no row was updated: the version was saved or deleted since, or row-level
 * security refuses the update, for which PostgREST returns no error.
 */
export async function updateVersion(
  { id, updated_at }: ReadVersion,
  change: TablesUpdate<'case_studies'>,
): Promise<StoredVersion | null> {
  const { data } = await table()
    .update(change)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select(editorColumns)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Stores the digest of the English version with which the translation was compared (D45). */
export async function markTranslationAsRead(
  version: StoredVersion,
  english: Pick<StoredVersion, 'text_digest'>,
): Promise<StoredVersion> {
  const marked = await updateVersion(version, { unread: false, source_digest: english.text_digest })
  if (!marked) throw new Error(`The version ${version.id} was not updated`)
  return marked
}

/** Deletes all versions of a study (spec 7 row 9). Throws if row-level security refuses (D33). */
export async function deleteStudy(slug: string): Promise<void> {
  const { data } = await table().delete().eq('slug', slug).select('id').throwOnError()
  if (data.length === 0) throw new Error(`No row of ${slug} was deleted`)
}

/** Throws if the version was saved or deleted since it was read (D33), or if row-level security refuses. */
export async function deleteVersion({ id, updated_at }: ReadVersion): Promise<void> {
  const query = table().delete().eq('id', id).eq('updated_at', updated_at)
  const { data } = await query.select('id').throwOnError()
  if (data.length === 0) throw new Error(`The version ${id} was not deleted`)
}

/** Spec 7 row 10. Sends the bytes, because the embedded backend does not accept a `File`. */
export async function uploadImage(file: File): Promise<string> {
  const bucket = supabase.storage.from('case-studies')
  const bytes = await file.arrayBuffer()
  const { data, error } = await bucket.upload(imageName(file), bytes, {
    contentType: file.type,
    // A name is used only once, so the file never changes (D81).
    cacheControl: '31536000',
  })
  if (error) throw error
  return bucket.getPublicUrl(data.path).data.publicUrl
}

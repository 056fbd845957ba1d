import type { Tables } from '@contracts/database.types'

import { supabase } from '@/lib/supabase'

const table = () => supabase.from('case_study_history')

type Row = Tables<'case_study_history'>

/** `version` contains the columns of `case_studies` as they were before a save or a deletion. */
export type EarlierVersion = Pick<Row, 'id' | 'version' | 'replaced_at' | 'deleted'>

export type DeletedVersion = Pick<Row, 'id' | 'slug' | 'language' | 'title' | 'replaced_at'>

const MAX_DELETED = 200

/** Newest first. The database keeps at most 50 of them, for 90 days. */
export async function listEarlierVersions(slug: string, language: string): Promise<EarlierVersion[]> {
  const { data } = await table()
    .select('id, version, replaced_at, deleted')
    .match({ slug, language })
    .order('id', { ascending: false })
    .throwOnError()
  return data
}

/** Returns the English version that had this `text_digest`, or null if the history does not have it. */
export async function findEarlierVersion(slug: string, digest: string): Promise<Row['version'] | null> {
  const { data } = await table()
    .select('version')
    .match({ slug, language: 'en', 'version->>text_digest': digest })
    .limit(1)
    .throwOnError()
  return data[0]?.version ?? null
}

/** The last deletion first. Includes versions that were restored later. */
export async function listDeletedVersions(signal: AbortSignal): Promise<DeletedVersion[]> {
  const { data } = await table()
    .select('id, slug, language, title, replaced_at')
    .eq('deleted', true)
    .order('id', { ascending: false })
    .limit(MAX_DELETED)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Skips a version if the study has one in this language. Throws if it inserts none. */
export async function restoreDeletedVersions(ids: number[]): Promise<void> {
  const { data } = await supabase
    .rpc('restore_deleted_versions', { history_ids: ids })
    .select('language')
    .throwOnError()
  if (data.length === 0) throw new Error('No version was restored')
}

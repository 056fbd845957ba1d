import type { Tables } from '@contracts/database.types'

import { supabase } from '@/lib/supabase'

type Row = Tables<'case_study_history'>

/** `version` has the columns of `case_studies`. */
export type EarlierVersion = Pick<Row, 'id' | 'version' | 'replaced_at'>

export type DeletedVersion = Pick<Row, 'id' | 'slug' | 'language' | 'title' | 'replaced_at'>

/** Newest first. The database keeps at most 50 earlier versions, for 90 days. */
export async function listEarlierVersions(
  { slug, language }: Pick<Row, 'slug' | 'language'>,
  signal: AbortSignal,
): Promise<EarlierVersion[]> {
  const { data } = await supabase
    .from('case_study_history')
    .select('id, version, replaced_at')
    .eq('slug', slug)
    .eq('language', language)
    .order('id', { ascending: false })
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** The last deletion first. Includes versions that were restored later. */
export async function listDeletedVersions(signal: AbortSignal): Promise<DeletedVersion[]> {
  const { data } = await supabase
    .from('case_study_history')
    .select('id, slug, language, title, replaced_at')
    .eq('deleted', true)
    .order('id', { ascending: false })
    .limit(200)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Skips a version if the study has one in this language. */
export async function restoreDeletedVersions(ids: number[]): Promise<void> {
  const { data } = await supabase
    .rpc('restore_deleted_versions', { history_ids: ids })
    .select('language')
    .throwOnError()
  if (data.length === 0) throw new Error('No version was restored')
}

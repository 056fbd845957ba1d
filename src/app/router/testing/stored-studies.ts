import { vi } from 'vitest'

import { storedVersion } from '@/admin/case-studies/testing/stored-version'
import * as repository from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'

/** Replaces the repository with rows in memory, which are read and written as in the database. */
export function storeStudies(...first: StoredVersion[]) {
  let changes = 0
  const store = {
    rows: first,
    /** What the administrator gets after a row is stored. */
    respond: async (row: StoredVersion): Promise<StoredVersion> => row,
    put: (version: StoredVersion) => {
      changes += 1
      const row = { ...version, updated_at: `change ${changes}` }
      store.rows = [...store.rows.filter(({ id }) => id !== row.id), row]
      return row
    },
  }
  const find = (slug: string, language: string) =>
    store.rows.find((row) => row.slug === slug && row.language === language) ?? null
  vi.spyOn(repository, 'listVersions').mockImplementation(async () => store.rows)
  vi.spyOn(repository, 'getVersions').mockImplementation(async (slug) =>
    store.rows.filter((row) => row.slug === slug),
  )
  vi.spyOn(repository, 'findVersion').mockImplementation(async (slug, language) => find(slug, language))
  vi.spyOn(repository, 'insertVersion').mockImplementation(async (content) =>
    find(content.slug, content.language)
      ? null
      : store.respond(store.put(storedVersion({ ...content, id: `${content.slug} ${content.language}` }))),
  )
  vi.spyOn(repository, 'updateVersion').mockImplementation(async ({ id, updated_at }, change) => {
    const before = store.rows.find((row) => row.id === id && row.updated_at === updated_at)
    return before ? store.respond(store.put({ ...before, ...change })) : null
  })
  return store
}

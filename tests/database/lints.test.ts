import { beforeAll, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const inOurSchemas = (column: string) => `${column} in ('public'::regnamespace, 'private'::regnamespace)`

/** Rules that rights and grants do not show. Key: what must be true. Value: query that returns what violates it. */
const lints: Record<string, string> = {
  'every table has row-level security': `
    select oid::regclass as line from pg_class
    where relkind in ('r', 'p') and not relrowsecurity
      and (${inOurSchemas('relnamespace')} or relnamespace = 'storage'::regnamespace)`,

  'every function has a fixed search_path': `
    select oid::regprocedure as line from pg_proc
    where ${inOurSchemas('pronamespace')}
      and not exists (select from unnest(proconfig) as setting where setting like 'search\\_path=%')`,
}

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

test.each(Object.entries(lints))('%s', async (_rule, sql) => {
  expect(await backend.query(sql)).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const inOurSchemas = (column: string) => `${column} in ('public'::regnamespace, 'private'::regnamespace)`

/** Key: what must be true. Value: query that returns what violates it. Most of these rules are Supabase's own lints. */
const lints: Record<string, string> = {
  'every table has row-level security': `
    select oid::regclass as line from pg_class
    where relkind in ('r', 'p') and not relrowsecurity
      and (${inOurSchemas('relnamespace')} or relnamespace = 'storage'::regnamespace)`,

  'every view uses the rights of the role that reads it': `
    select oid::regclass as line from pg_class
    where relkind = 'v' and ${inOurSchemas('relnamespace')}
      and not coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false)`,

  'every function has a fixed search_path': `
    select oid::regprocedure as line from pg_proc
    where ${inOurSchemas('pronamespace')}
      and not exists (select from unnest(proconfig) as setting where setting like 'search\\_path=%')`,

  'no function that the API serves is security definer': `
    select oid::regprocedure as line from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef`,

  'every policy is for one command and for named roles, and checks what is written': `
    select policyname as line from pg_policies
    where cmd = 'ALL' or 'public' = any (roles) or (cmd in ('INSERT', 'UPDATE') and with_check is null)
      or 'true' in (qual, with_check)`,

  'visitors and users can read no column with secrets or personal data': `
    select attrelid::regclass || '.' || attname as line
    from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['anon', 'authenticated']) as client
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attname ~ '(passw|pwd|secret|token|api_?key|jwt|otp|ssn|iban|email|phone|birth|payload)'
      and has_column_privilege(client, attrelid, attnum, 'select')`,

  'every foreign key has an index': `
    select conname as line from pg_constraint as c
    where contype = 'f' and ${inOurSchemas('connamespace')} and not exists (
      select from pg_index as i where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
        and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
    )`,
}

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

test.each(Object.entries(lints))('%s', async (_rule, sql) => {
  expect(await backend.query(sql)).toEqual([])
})

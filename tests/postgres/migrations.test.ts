import { afterAll, beforeAll, expect, test } from 'vitest'

import { applyMigrationsAndSeeds } from '../setup/postgres-template.ts'
import { createTestDatabase, describeWithServer, type TestDatabase } from './test-database.ts'

/**
 * Removes what `supabase db reset` removes from a linked project before it runs the migrations and the seeds again. The
 * buckets and the default privileges stay.
 */
const reset = `
  do $$
  declare
    command text;
  begin
    for command in
      select format('drop policy %I on %I.%I', policyname, schemaname, tablename) from pg_policies
      union all
      select format('drop extension %I cascade', extname) from pg_extension where extname <> 'plpgsql'
      union all
      select 'drop schema private cascade'
      union all
      select format('drop table public.%I cascade', tablename) from pg_tables where schemaname = 'public'
      union all
      select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
    loop
      execute command;
    end loop;
  end
  $$;
  truncate auth.users cascade`

describeWithServer('migrations and seeds on a Postgres server', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  test('after `supabase db reset`, migrations and seeds run again and create no user', async () => {
    await database.query(`
      update storage.buckets set file_size_limit = 1;
      insert into auth.users (id) values (gen_random_uuid())`)
    await database.query(reset)
    await applyMigrationsAndSeeds(database.client)

    const limits = 'select id, public, file_size_limit::int as bytes from storage.buckets'
    expect(await database.query(limits)).toEqual([
      { id: 'case-studies', public: true, bytes: 5 * 1024 * 1024 },
    ])
    expect(await database.query('select from auth.users')).toEqual([])
    expect(await database.query('select from public.offers')).not.toEqual([])
    expect(await database.query('select from public.case_studies')).not.toEqual([])
  })
})

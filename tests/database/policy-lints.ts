import { isAccessible, policies, relationsInPublic, type Lint } from './lint.ts'

const policyLine = (problem: string) =>
  `select "table" || ', "' || policyname || '" ${problem}' as line from ${policies}`

export const policyLints: Record<string, Lint> = {
  rls_disabled_in_public: {
    sql: relationsInPublic('has no row-level security', `'r', 'p'`, 'not relrowsecurity'),
    violation: 'create table public.example (id int primary key)',
    line: 'example has no row-level security',
  },
  policy_exists_rls_disabled: {
    sql: `${policyLine('has no effect: row-level security is disabled')}
          where not (select relrowsecurity from pg_class where oid = "table"::regclass)`,
    violation: `create table private.example (id int primary key);
            create policy "Nobody" on private.example for select to anon using (id = 0)`,
    line: 'private.example, "Nobody" has no effect: row-level security is disabled',
  },
  rls_enabled_no_policy: {
    sql: relationsInPublic(
      'is granted to clients and has no policy',
      `'r', 'p'`,
      `relrowsecurity and ${isAccessible('c.oid')} and not exists (select from pg_policy where polrelid = c.oid)`,
    ),
    violation: `create table public.example (id int primary key);
            alter table public.example enable row level security;
            grant insert (id) on public.example to anon`,
    line: 'example is granted to clients and has no policy',
  },
  rls_policy_always_true: {
    sql: `${policyLine('is always true')} where 'true' in (qual, with_check)`,
    violation: 'create policy "Everybody" on public.offers for insert to anon with check (true)',
    line: 'public.offers, "Everybody" is always true',
  },
  rls_policy_null_auth_disjunct: {
    sql: `${policyLine('is true without a user')}
          where conditions ~ '(auth\\.\\w+\\(\\)|current_setting\\([^)]*\\))( AS \\w+\\))? IS NULL'`,
    violation: `create policy "Own" on public.admins for delete to authenticated
              using ((select auth.uid()) is null or user_id = (select auth.uid()))`,
    line: 'public.admins, "Own" is true without a user',
  },
  rls_references_user_metadata: {
    sql: `${policyLine('trusts metadata that users can change')} where conditions ~ 'user_meta_?data'`,
    violation: `create policy "Self-made" on public.admins for delete to authenticated
              using ((select auth.jwt()) -> 'user_metadata' ? 'admin')`,
    line: 'public.admins, "Self-made" trusts metadata that users can change',
  },
  public_bucket_allows_listing: {
    sql: `${policyLine('allows listing by every user')}
          where "table" = 'storage.objects' and cmd in ('SELECT', 'ALL')
            and (roles && array['anon', 'public']::name[] or conditions !~ '(auth|private)\\.')`,
    violation: `create policy "Members" on storage.objects
              for select to authenticated using (bucket_id = 'case-studies')`,
    line: 'storage.objects, "Members" allows listing by every user',
  },
}

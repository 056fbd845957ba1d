import { isReachable, policies, type Lint } from './lint.ts'

const exposed = (what: string, kinds: string, condition: string) => `
  select oid::regclass || ' ${what}' as line from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in (${kinds}) and ${condition}`

const policyLine = (fault: string) =>
  `select "table" || ', "' || policyname || '" ${fault}' as line from ${policies}`

const definerFunction = (role: string) => `
  select oid::regprocedure || ' runs with its owner''s rights and may be called by ${role}' as line from pg_proc p
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('${role}', oid, 'execute')`
const definerFault = (role: string) => `
  create function public.planted() returns int language sql security definer set search_path = '' as 'select 1';
  grant execute on function public.planted() to ${role}`

/** What could let somebody read or write what they should not. */
export const securityLints: Record<string, Lint> = {
  rls_disabled_in_public: {
    sql: exposed('has no row-level security', `'r', 'p'`, 'not relrowsecurity'),
    fault: 'create table public.planted (id int primary key)',
    line: 'planted has no row-level security',
  },
  policy_exists_rls_disabled: {
    sql: `${policyLine('rests: row-level security is off')}
          where not (select relrowsecurity from pg_class where oid = "table"::regclass)`,
    fault: `create table private.planted (id int primary key);
            create policy "Nobody" on private.planted for select to anon using (id = 0)`,
    line: 'private.planted, "Nobody" rests: row-level security is off',
  },
  rls_enabled_no_policy: {
    sql: exposed(
      'is granted to clients and has no policy',
      `'r', 'p'`,
      `relrowsecurity and ${isReachable('c.oid')} and not exists (select from pg_policy where polrelid = c.oid)`,
    ),
    fault: `create table public.planted (id int primary key);
            alter table public.planted enable row level security;
            grant insert (id) on public.planted to anon`,
    line: 'planted is granted to clients and has no policy',
  },
  rls_policy_always_true: {
    sql: `${policyLine('asks nothing')} where 'true' in (qual, with_check)`,
    fault: 'create policy "Everybody" on public.offers for insert to anon with check (true)',
    line: 'public.offers, "Everybody" asks nothing',
  },
  rls_policy_null_auth_disjunct: {
    sql: `${policyLine('is open to whoever has no account')}
          where asks ~ '(auth\\.\\w+\\(\\)|current_setting\\([^)]*\\))( AS \\w+\\))? IS NULL'`,
    fault: `create policy "Own" on public.admins for delete to authenticated
              using ((select auth.uid()) is null or user_id = (select auth.uid()))`,
    line: 'public.admins, "Own" is open to whoever has no account',
  },
  rls_references_user_metadata: {
    sql: `${policyLine('believes what users say of themselves')} where asks ~ 'user_meta_?data'`,
    fault: `create policy "Self-made" on public.admins for delete to authenticated
              using ((select auth.jwt()) -> 'user_metadata' ? 'admin')`,
    line: 'public.admins, "Self-made" believes what users say of themselves',
  },
  function_search_path_mutable: {
    sql: `select oid::regprocedure || ' can be led astray by search_path' as line from pg_proc p
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            and not exists (select from unnest(proconfig) as setting where setting like 'search\\_path=%')`,
    fault: `create function private.planted() returns int language sql set work_mem = '1MB' as 'select 1'`,
    line: 'private.planted() can be led astray by search_path',
  },
  anon_security_definer_function_executable: {
    sql: definerFunction('anon'),
    fault: definerFault('anon'),
    line: `planted() runs with its owner's rights and may be called by anon`,
  },
  authenticated_security_definer_function_executable: {
    sql: definerFunction('authenticated'),
    fault: definerFault('authenticated'),
    line: `planted() runs with its owner's rights and may be called by authenticated`,
  },
  security_definer_view: {
    sql: exposed(
      'passes by row-level security',
      `'v'`,
      `not coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false)`,
    ),
    fault: 'create view public.planted as select id from public.offers',
    line: 'planted passes by row-level security',
  },
  materialized_view_in_api: {
    sql: exposed('knows no row-level security', `'m'`, isReachable('c.oid')),
    fault: `create materialized view public.planted as select id from public.offers;
            grant select on public.planted to anon`,
    line: 'planted knows no row-level security',
  },
  foreign_table_in_api: {
    sql: exposed('is elsewhere and knows no row-level security', `'f'`, isReachable('c.oid')),
    fault: `create foreign data wrapper planted; create server planted foreign data wrapper planted;
            create foreign table public.planted (id int) server planted; grant select on public.planted to anon`,
    line: 'planted is elsewhere and knows no row-level security',
  },
  auth_users_exposed: {
    sql: exposed(
      'shows accounts',
      `'v', 'm'`,
      `${isReachable('c.oid')} and exists (
         select from pg_rewrite r join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
         where r.ev_class = c.oid and d.refobjid = 'auth.users'::regclass
       )`,
    ),
    fault: `create view public.planted with (security_invoker = true) as select email from auth.users;
            grant select on public.planted to authenticated`,
    line: 'planted shows accounts',
  },
  sensitive_columns_exposed: {
    sql: `select attrelid::regclass || '.' || attname || ' is readable' as line
          from pg_attribute a join pg_class c on c.oid = attrelid,
               unnest(array['anon', 'authenticated']) as client
          where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
            and attname ~ '(passw|pwd|secret|token|api_?key|jwt|otp|ssn|iban|cvv|card_number|passport|birth|payload)'
            and has_column_privilege(client, attrelid, attnum, 'select')`,
    fault: `alter table public.offers add column api_key text;
            revoke select on public.offers from authenticated`,
    line: 'offers.api_key is readable',
  },
  public_bucket_allows_listing: {
    sql: `${policyLine('lets everybody list')}
          where "table" = 'storage.objects' and cmd in ('SELECT', 'ALL')
            and (roles && array['anon', 'public']::name[] or asks !~ '(auth|private)\\.')`,
    fault: `create policy "Members" on storage.objects
              for select to authenticated using (bucket_id = 'case-studies')`,
    line: 'storage.objects, "Members" lets everybody list',
  },
  extension_in_public: {
    sql: `select extname || ' is in public' as line from pg_extension where extnamespace = 'public'::regnamespace`,
    fault: `update pg_extension set extnamespace = 'public'::regnamespace where extname = 'plpgsql'`,
    line: 'plpgsql is in public',
  },
}

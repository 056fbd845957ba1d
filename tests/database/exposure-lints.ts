import { isAccessible, relationsInPublic, type Lint } from './lint.ts'

const definerFunction = (role: string) => `
  select oid::regprocedure || ' is security definer and executable by ${role}' as line from pg_proc p
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('${role}', oid, 'execute')`
const definerViolation = (role: string) => `
  create function public.example() returns int language sql security definer set search_path = '' as 'select 1';
  grant execute on function public.example() to ${role}`

export const exposureLints: Record<string, Lint> = {
  function_search_path_mutable: {
    sql: `select oid::regprocedure || ' has a mutable search_path' as line from pg_proc p
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            and not exists (select from unnest(proconfig) as setting where setting like 'search\\_path=%')`,
    violation: `create function private.example() returns int language sql set work_mem = '1MB' as 'select 1'`,
    line: 'private.example() has a mutable search_path',
  },
  anon_security_definer_function_executable: {
    sql: definerFunction('anon'),
    violation: definerViolation('anon'),
    line: `example() is security definer and executable by anon`,
  },
  authenticated_security_definer_function_executable: {
    sql: definerFunction('authenticated'),
    violation: definerViolation('authenticated'),
    line: `example() is security definer and executable by authenticated`,
  },
  security_definer_view: {
    sql: relationsInPublic(
      'bypasses row-level security',
      `'v'`,
      `not coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false)`,
    ),
    violation: 'create view public.example as select id from public.offers',
    line: 'example bypasses row-level security',
  },
  materialized_view_in_api: {
    sql: relationsInPublic('has no row-level security', `'m'`, isAccessible('c.oid')),
    violation: `create materialized view public.example as select id from public.offers;
            grant select on public.example to anon`,
    line: 'example has no row-level security',
  },
  foreign_table_in_api: {
    sql: relationsInPublic('is a foreign table without row-level security', `'f'`, isAccessible('c.oid')),
    violation: `create foreign data wrapper example; create server example foreign data wrapper example;
            create foreign table public.example (id int) server example; grant select on public.example to anon`,
    line: 'example is a foreign table without row-level security',
  },
  auth_users_exposed: {
    sql: relationsInPublic(
      'exposes user accounts',
      `'v', 'm'`,
      `${isAccessible('c.oid')} and exists (
         select from pg_rewrite r join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
         where r.ev_class = c.oid and d.refobjid = 'auth.users'::regclass
       )`,
    ),
    violation: `create view public.example with (security_invoker = true) as select email from auth.users;
            grant select on public.example to authenticated`,
    line: 'example exposes user accounts',
  },
  sensitive_columns_exposed: {
    sql: `select attrelid::regclass || '.' || attname || ' is readable' as line
          from pg_attribute a join pg_class c on c.oid = attrelid,
               unnest(array['anon', 'authenticated']) as client
          where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
            and attname ~ '(passw|pwd|secret|token|api_?key|jwt|otp|ssn|iban|cvv|card_number|passport|birth|payload)'
            and has_column_privilege(client, attrelid, attnum, 'select')`,
    violation: `alter table public.offers add column api_key text;
            revoke select on public.offers from authenticated`,
    line: 'offers.api_key is readable',
  },
  extension_in_public: {
    sql: `select extname || ' is in public' as line from pg_extension where extnamespace = 'public'::regnamespace`,
    violation: `update pg_extension set extnamespace = 'public'::regnamespace where extname = 'plpgsql'`,
    line: 'plpgsql is in public',
  },
}

import { policies, type Lint } from './lint.ts'

const ownSchemas = `('public'::regnamespace, 'private'::regnamespace)`

export const schemaLints: Record<string, Lint> = {
  unindexed_foreign_keys: {
    sql: `select conrelid::regclass || ', ' || conname || ' has no index' as line from pg_constraint c
          where contype = 'f' and connamespace in ${ownSchemas} and not exists (
            select from pg_index i where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
              and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
          )`,
    violation: `create table private.example (a int, b int, primary key (a, b), offer bigint references public.offers);
            create table private.leaf (b int, a int, primary key (b),
              constraint parent foreign key (a, b) references private.example);
            create index on private.example (offer)`,
    line: 'private.leaf, parent has no index',
  },
  auth_rls_initplan: {
    sql: `select "table" || ', "' || policyname || '" calls a function for every row' as line from ${policies}
          where regexp_replace(conditions, '\\( SELECT [\\w.]+\\([^()]*\\)( AS \\w+)?\\)', '', 'g')
            ~ '(auth|private)\\.\\w+\\(|current_setting\\('`,
    violation: `create policy "Own" on public.admins for delete to authenticated
              using (user_id = auth.uid() and (select private.is_admin()))`,
    line: 'public.admins, "Own" calls a function for every row',
  },
  multiple_permissive_policies: {
    sql: `select "table" || ': several policies let ' || role || ' ' || lower(command) as line
          from ${policies}, unnest(roles) as role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as command
          where permissive = 'PERMISSIVE' and cmd in ('ALL', command)
          group by "table", role, command having count(*) > 1`,
    violation: 'create policy "Also" on public.offers for all to anon using (status = 2)',
    line: 'public.offers: several policies let anon select',
  },
  no_primary_key: {
    sql: `select oid::regclass || ' has no primary key' as line from pg_class c
          where relkind in ('r', 'p') and relnamespace in ${ownSchemas}
            and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    violation: 'create table private.example (id int unique not null)',
    line: 'private.example has no primary key',
  },
  duplicate_index: {
    sql: `select b.indexrelid::regclass || ' duplicates ' || a.indexrelid::regclass as line
          from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid
          where (a.indkey, a.indclass, a.indoption, a.indcollation)::text
              = (b.indkey, b.indclass, b.indoption, b.indcollation)::text
            and a.indpred::text is not distinct from b.indpred::text
            and a.indexprs::text is not distinct from b.indexprs::text
            and (select relnamespace from pg_class where oid = a.indrelid) in ${ownSchemas}`,
    violation: 'create index example on public.offers (id)',
    line: 'example duplicates offers_pkey',
  },
  invalid_index: {
    sql: `select indexrelid::regclass || ' is invalid' as line from pg_index where not indisvalid`,
    violation: `update pg_index set indisvalid = false where indexrelid = 'public.offers_public_list'::regclass`,
    line: 'offers_public_list is invalid',
  },
  unsupported_reg_types: {
    sql: `select attrelid::regclass || '.' || attname || ' has a type that upgrades do not support' as line
          from pg_attribute join pg_class c on c.oid = attrelid
          where relnamespace in ${ownSchemas} and atttypid in (
            'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
            'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype
          )`,
    violation: 'alter table public.offers add column words regconfig',
    line: 'offers.words has a type that upgrades do not support',
  },
  fkey_to_auth_unique: {
    sql: `select conrelid::regclass || ', ' || conname || ' references a unique column of the schema auth' as line
          from pg_constraint c
          where contype = 'f' and connamespace in ${ownSchemas}
            and (select relnamespace from pg_class where oid = confrelid) = 'auth'::regnamespace
            and not (select indisprimary from pg_index where indexrelid = conindid)`,
    violation: `create unique index example on auth.users (phone);
            create table private.example (phone text primary key
              constraint by_phone references auth.users (phone))`,
    line: 'private.example, by_phone references a unique column of the schema auth',
  },
}

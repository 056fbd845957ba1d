import { policies, type Lint } from './lint.ts'

const ours = `('public'::regnamespace, 'private'::regnamespace)`

/** What would make the database slow, or stand in the way of a later version of it. */
export const schemaLints: Record<string, Lint> = {
  unindexed_foreign_keys: {
    sql: `select conrelid::regclass || ', ' || conname || ' has no index' as line from pg_constraint c
          where contype = 'f' and connamespace in ${ours} and not exists (
            select from pg_index i where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
              and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
          )`,
    fault: `create table private.planted (a int, b int, primary key (a, b), offer bigint references public.offers);
            create table private.leaf (b int, a int, primary key (b),
              constraint parent foreign key (a, b) references private.planted);
            create index on private.planted (offer)`,
    line: 'private.leaf, parent has no index',
  },
  auth_rls_initplan: {
    sql: `select "table" || ', "' || policyname || '" asks anew for every row' as line from ${policies}
          where regexp_replace(asks, '\\( SELECT [\\w.]+\\([^()]*\\)( AS \\w+)?\\)', '', 'g')
            ~ '(auth|private)\\.\\w+\\(|current_setting\\('`,
    fault: `create policy "Own" on public.admins for delete to authenticated
              using (user_id = auth.uid() and (select private.is_admin()))`,
    line: 'public.admins, "Own" asks anew for every row',
  },
  multiple_permissive_policies: {
    sql: `select "table" || ': several policies let ' || role || ' ' || lower(command) as line
          from ${policies}, unnest(roles) as role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as command
          where permissive = 'PERMISSIVE' and cmd in ('ALL', command)
          group by "table", role, command having count(*) > 1`,
    fault: 'create policy "Also" on public.offers for all to anon using (status = 2)',
    line: 'public.offers: several policies let anon select',
  },
  no_primary_key: {
    sql: `select oid::regclass || ' has no primary key' as line from pg_class c
          where relkind in ('r', 'p') and relnamespace in ${ours}
            and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    fault: 'create table private.planted (id int unique not null)',
    line: 'private.planted has no primary key',
  },
  duplicate_index: {
    sql: `select b.indexrelid::regclass || ' is the same as ' || a.indexrelid::regclass as line
          from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid
          where (a.indkey, a.indclass, a.indoption, a.indcollation)::text
              = (b.indkey, b.indclass, b.indoption, b.indcollation)::text
            and a.indpred::text is not distinct from b.indpred::text
            and a.indexprs::text is not distinct from b.indexprs::text
            and (select relnamespace from pg_class where oid = a.indrelid) in ${ours}`,
    fault: 'create index planted on public.offers (id)',
    line: 'planted is the same as offers_pkey',
  },
  invalid_index: {
    sql: `select indexrelid::regclass || ' is not used' as line from pg_index where not indisvalid`,
    fault: `update pg_index set indisvalid = false where indexrelid = 'public.offers_public_list'::regclass`,
    line: 'offers_public_list is not used',
  },
  unsupported_reg_types: {
    sql: `select attrelid::regclass || '.' || attname || ' cannot be carried over by an upgrade' as line
          from pg_attribute join pg_class c on c.oid = attrelid
          where relnamespace in ${ours} and atttypid in (
            'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
            'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype
          )`,
    fault: 'alter table public.offers add column words regconfig',
    line: 'offers.words cannot be carried over by an upgrade',
  },
  fkey_to_auth_unique: {
    sql: `select conrelid::regclass || ', ' || conname || ' points at a unique column of auth' as line
          from pg_constraint c
          where contype = 'f' and connamespace in ${ours}
            and (select relnamespace from pg_class where oid = confrelid) = 'auth'::regnamespace
            and not (select indisprimary from pg_index where indexrelid = conindid)`,
    fault: `create unique index planted on auth.users (phone);
            create table private.planted (phone text primary key
              constraint by_phone references auth.users (phone))`,
    line: 'private.planted, by_phone points at a unique column of auth',
  },
}

/** A rule for the schema. Supabase's database advisors have a rule of the same name. */
export interface Lint {
  /** Query that returns a `line` for each violation. */
  sql: string
  /** SQL that violates the rule. */
  violation: string
  /** The line that `sql` must return after `violation`. */
  line: string
}

/** SQL condition: `anon` or `authenticated` has a privilege on the table or on one of its columns. */
export const isAccessible = (table: string) => `
  exists (
    select from unnest(array['anon', 'authenticated']) as client
    where has_table_privilege(client, ${table}, 'select, insert, update, delete, truncate')
      or has_any_column_privilege(client, ${table}, 'select, insert, update')
  )`

/**
 * SQL for a `from` clause that lists the policies of the project. Its column `conditions` combines the conditions of
 * `using` and `with check`.
 */
export const policies = `
  (select schemaname || '.' || tablename as table, *, concat_ws(' ', qual, with_check) as conditions
   from pg_policies where schemaname in ('public', 'private', 'storage')) as policies`

/**
 * Returns a query for the relations of the schema `public` that meet a condition. `kinds` are quoted values of
 * `pg_class.relkind`.
 */
export const relationsInPublic = (message: string, kinds: string, condition: string) => `
  select oid::regclass || ' ${message}' as line from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in (${kinds}) and ${condition}`

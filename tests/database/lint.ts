/** A rule that the database must follow. The rules are named after the rules of Supabase's database advisors. */
export interface Lint {
  /** Query that returns a `line` for each violation. */
  sql: string
  /** SQL that breaks the rule. The tests roll it back. */
  violation: string
  /** The only line that `sql` must return after `violation` was run. */
  line: string
}

export const isAccessible = (table: string) => `
  exists (
    select from unnest(array['anon', 'authenticated']) as client
    where has_table_privilege(client, ${table}, 'select, insert, update, delete, truncate')
      or has_any_column_privilege(client, ${table}, 'select, insert, update')
  )`

/**
 * Subquery for a `from` clause. Returns the policies of the schemas `public`, `private` and `storage` with two more
 * columns: `table` (the table with its schema) and `conditions` (the conditions of `using` and `with check`).
 */
export const policies = `
  (select schemaname || '.' || tablename as table, *, concat_ws(' ', qual, with_check) as conditions
   from pg_policies where schemaname in ('public', 'private', 'storage')) as policies`

/**
 * Returns a query that reports the relations of the schema `public` that meet a condition.
 * @param kinds quoted values of `pg_class.relkind`, separated by commas
 */
export const relationsInPublic = (message: string, kinds: string, condition: string) => `
  select oid::regclass || ' ${message}' as line from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in (${kinds}) and ${condition}`

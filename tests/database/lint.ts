/** A rule that the schema keeps, checked against the catalogue. Supabase's own advisors know it under the same name. */
export interface Lint {
  /** Gives a `line` for each breach. */
  sql: string
  /** SQL that breaks the rule, and the line that has to come of it. */
  fault: string
  line: string
}

/** Condition: a visitor or a signed-in user holds a grant on the table or on a column of it. */
export const isReachable = (table: string) => `
  exists (
    select from unnest(array['anon', 'authenticated']) as client
    where has_table_privilege(client, ${table}, 'select, insert, update, delete, truncate')
      or has_any_column_privilege(client, ${table}, 'select, insert, update')
  )`

/** Source: every policy of ours, with all that it asks in one text. */
export const policies = `
  (select schemaname || '.' || tablename as table, *, concat_ws(' ', qual, with_check) as asks
   from pg_policies where schemaname in ('public', 'private', 'storage')) as policies`

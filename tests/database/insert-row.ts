import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

export type Row = Record<string, unknown>

export async function insertRow(backend: EmbeddedBackend, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row)
  const [inserted] = await backend.query<Row>(
    `insert into public.${table} (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  )
  return inserted ?? {}
}

import { writeFile } from 'node:fs/promises'

import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

import { startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts'

export const databaseTypesFile = new URL('../functions/_shared/contracts/database.types.ts', import.meta.url)

/** Replace the types of the generator, which take ten times as many lines, because they support several schemas. */
const helpers = `type Schema = Database["public"]

export type Tables<Name extends keyof (Schema["Tables"] & Schema["Views"])> = (Schema["Tables"] &
  Schema["Views"])[Name]["Row"]
export type TablesUpdate<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Update"]
`

/** Replaces `supabase gen types`, which cannot read the embedded database. */
export async function databaseTypes({ query }: Pick<EmbeddedBackend, 'query'>): Promise<string> {
  const database = { query: async (sql: string) => ({ rows: await query(sql) }) }
  const metadata = await introspect(database, { includedSchemas: ['public'] })
  const types = await generateTypescript(sortGeneratorMetadata(metadata))
  const tables = types.replace(/type DatabaseWithoutInternals[^]*/, helpers)
  return `// Generated from the migrations by \`npm run db:types\`.\n\n${tables}`
}

if (import.meta.main) {
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  await writeFile(databaseTypesFile, await databaseTypes(backend))
  await backend.close()
}

import { writeFile } from 'node:fs/promises'

import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

import { startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts'

export const databaseTypesFile = new URL('../functions/_shared/contracts/database.types.ts', import.meta.url)

/** Replaces `supabase gen types`, which cannot read the embedded database. */
export async function databaseTypes({ query }: Pick<EmbeddedBackend, 'query'>): Promise<string> {
  const database = { query: async (sql: string) => ({ rows: await query(sql) }) }
  const metadata = await introspect(database, { includedSchemas: ['public'] })
  const types = await generateTypescript(sortGeneratorMetadata(metadata))
  return `// Generated from the migrations by \`npm run db:types\`.\n\n${types}`
}

if (import.meta.main) {
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  await writeFile(databaseTypesFile, await databaseTypes(backend))
  await backend.close()
}

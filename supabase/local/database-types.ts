import { writeFile } from 'node:fs/promises'

import { startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts'
import { readColumns, readCalledFunctions } from './public-schema.ts'
import { functionTypes, tableTypes, viewTypes } from './schema-to-typescript.ts'

export const databaseTypesFile = new URL('../functions/_shared/contracts/database.types.ts', import.meta.url)

/**
 * Returns the source code of the `Database` type of supabase-js. It contains the tables and views of `public`, and the
 * functions of `public` that visitors or signed-in users may call.
 * @throws Error if `schema-to-typescript.ts` does not know the type of a column, a parameter or a returned value
 */
export async function databaseTypes(database: Pick<EmbeddedBackend, 'query'>): Promise<string> {
  const columns = await readColumns(database)
  return `// Generated from the migrations by \`npm run db:types\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tableTypes(columns)}
    }
    Views: {
${viewTypes(columns)}
    }
    Functions: {
${functionTypes(await readCalledFunctions(database))}
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']
`
}

if (import.meta.main) {
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  await writeFile(databaseTypesFile, await databaseTypes(backend))
  await backend.close()
}

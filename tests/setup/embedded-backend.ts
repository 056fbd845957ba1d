import { vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

/** A backend of its own for one test file, in memory. Without the package's report on each refused query. */
export async function startTestBackend(): Promise<EmbeddedBackend> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return startEmbeddedBackend({ dataFolder: 'memory' })
}

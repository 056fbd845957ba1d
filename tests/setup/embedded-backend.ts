import { vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

// A backend starts in about two seconds, and in a multiple of that while others start beside it.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

/** A backend of its own for one test file, in memory. Without the package's report on each refused query. */
export async function startTestBackend(): Promise<EmbeddedBackend> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return startEmbeddedBackend({ dataFolder: 'memory' })
}

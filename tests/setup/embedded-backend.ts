import { vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

// A backend starts in about two seconds. It takes several times as long if other backends start at the same time.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

/**
 * Starts a backend in memory. Silences `console.error` in the test file, because the backend logs each failed query.
 */
export async function startTestBackend(): Promise<EmbeddedBackend> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return startEmbeddedBackend({ dataFolder: 'memory' })
}

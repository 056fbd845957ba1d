import { vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

/**
 * Starts a backend in memory. Silences `console.error` in the test file, because the backend logs each failed query.
 */
export async function startTestBackend(): Promise<EmbeddedBackend> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return startEmbeddedBackend({ dataFolder: 'memory' })
}

import { vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

/**
 * Starts a backend in memory. From then on, `console.error` prints nothing, because the backend would log each failed
 * query.
 */
export async function startTestBackend(): Promise<EmbeddedBackend> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return startEmbeddedBackend({ dataFolder: 'memory' })
}

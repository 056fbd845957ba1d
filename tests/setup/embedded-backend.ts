import { vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

/** Mutes `console.error` for the rest of the test file, because the backend logs each failed query. */
export const muteConsoleErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** Starts a backend in memory, and mutes `console.error` for the rest of the test file. */
export async function startTestBackend(): Promise<EmbeddedBackend> {
  muteConsoleErrors()
  return startEmbeddedBackend({ dataFolder: 'memory' })
}

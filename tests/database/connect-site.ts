import { vi } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

/**
 * Sends the requests of the site's modules to a backend in this process. Import these modules dynamically, after this
 * call. Call `disconnectSite` in `afterAll`.
 */
export function connectSite(backend: EmbeddedBackend): void {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.handle(new Request(input, init), '127.0.0.1'),
  )
}

export function disconnectSite(): void {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}

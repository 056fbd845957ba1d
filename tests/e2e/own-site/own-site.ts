import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { preview } from 'vite'

import { localKeys } from '../../../supabase/local/local-config'
import { test as base } from '../fixtures'

interface OwnSite {
  url: string
  /** A client with the rights of the service role. Only tests of the same worker see its changes. */
  database: SupabaseClient
}

interface WorkerFixtures {
  /** Origins of other sites, separated by commas, whose pages may call the edge functions of the backend. */
  otherOrigin: string
  ownSite: OwnSite
}

/**
 * Serves the built site for tests that change content that others read, with another backend than the tests of the
 * shared site use. Each worker starts one backend for all its tests, because a start takes seconds. The tests of a file
 * run one after the other.
 */
export const test = base.extend<{ database: SupabaseClient }, WorkerFixtures>({
  otherOrigin: ['', { scope: 'worker', option: true }],
  ownSite: [
    async ({ otherOrigin }, use) => {
      process.env.LOCAL_DATA_FOLDER = 'memory'
      process.env.ALLOWED_ORIGINS = otherOrigin
      const server = await preview({
        logLevel: 'error',
        // `cors: false`, because Vite would otherwise respond to preflight requests instead of the edge functions.
        preview: { port: 0, strictPort: false, cors: false },
      })
      // Otherwise the server may close an idle connection at the moment when `database` uses it again.
      Object.assign(server.httpServer, { keepAliveTimeout: 0 })
      const [localUrl = ''] = server.resolvedUrls?.local ?? []
      const url = localUrl.replace(/\/$/, '')
      await use({ url, database: createClient(url, localKeys().secret) as SupabaseClient })
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
  database: ({ ownSite }, use) => use(ownSite.database),
})

import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { preview } from 'vite'

import { localKeys } from '../../../supabase/local/local-config'
import { test as base } from '../fixtures'

interface OwnSite {
  url: string
  /** Has the rights of the service role. Only the tests in this folder see its changes. */
  database: SupabaseClient
}

interface WorkerFixtures {
  ownSite: OwnSite
}

/**
 * For tests that change the content of the site. Serves the built site with another backend than the other browser tests
 * use. Each worker starts one such backend, because a start takes seconds. The tests of a file run one after the other.
 */
export const test = base.extend<{ database: SupabaseClient }, WorkerFixtures>({
  ownSite: [
    async ({}, use) => {
      process.env.LOCAL_DATA_FOLDER = 'memory'
      const server = await preview({ logLevel: 'error', preview: { port: 0, strictPort: false } })
      const [localUrl = ''] = server.resolvedUrls?.local ?? []
      const url = localUrl.replace(/\/$/, '')
      await use({ url, database: createClient(url, localKeys().secret) as SupabaseClient })
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
  database: ({ ownSite }, use) => use(ownSite.database),
})

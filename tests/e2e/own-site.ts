import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { preview } from 'vite'

import { localKeys } from '../../supabase/local/local-config'
import { test as base } from './fixtures'

interface OwnSite {
  url: string
  /** Has the rights of the service role. Only the tests of the same worker see its changes. */
  database: SupabaseClient
}

interface WorkerFixtures {
  ownSite: OwnSite
}

/** Serves the built site with an own backend for each worker, for tests that change the content of the site. */
export const test = base.extend<{ database: SupabaseClient }, WorkerFixtures>({
  ownSite: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tidebridge-own-site-'))
      process.env.LOCAL_DATA_FOLDER = join(folder, 'data')
      process.env.LOCAL_MAIL_FOLDER = join(folder, 'mail')
      const server = await preview({
        logLevel: 'error',
        preview: { port: 0, strictPort: false },
      })
      const [localUrl = ''] = server.resolvedUrls?.local ?? []
      const url = localUrl.replace(/\/$/, '')
      await use({ url, database: createClient(url, localKeys().secret) as SupabaseClient })
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
  database: ({ ownSite }, use) => use(ownSite.database),
})

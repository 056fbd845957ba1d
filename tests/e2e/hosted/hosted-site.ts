import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { SupabaseClient } from '@supabase/supabase-js'
import { preview } from 'vite'

import type { Language } from '../../../src/i18n/languages'
import { localKeys } from '../../../supabase/local/local-config.ts'
import { freePort } from '../../../supabase/local/serve-requests.ts'
import { startGateway, type Gateway } from '../../setup/gateway.ts'
import { test as base } from '../own-site/own-site'

/** The value of VITE_SITE_URL in the build of the hosted site. */
export const publicUrl = 'https://www.tidebridge.test'

interface HostedSite {
  /** URL at which the tests open the site. */
  url: string
  /** The backend of the site. It has another origin than the site. */
  gateway: Gateway
}

interface WorkerFixtures {
  withdrawnSite: string
  hostedSite: HostedSite
}

/**
 * For tests that need a site and a backend on two origins, as in a hosted project. Only one worker runs the tests of
 * this folder, so that the site is built only once.
 *
 * `withdrawnSite` is the URL of a built site. Some of its studies were withdrawn from its database after the build.
 * `hostedSite` is a new build with the content of this database.
 */
export const test = base.extend<object, WorkerFixtures>({
  otherOrigin: async ({}, use) => use(`${publicUrl},http://localhost:${await freePort()}`),
  withdrawnSite: [
    async ({ ownSite: { url, database } }, use) => {
      await withdrawStudies(database)
      await use(url)
    },
    { scope: 'worker' },
  ],
  hostedSite: [
    async ({ withdrawnSite, otherOrigin }, use) => {
      const gateway = await startGateway(withdrawnSite)
      const site = await buildAndServe(gateway, Number(otherOrigin.split(':').at(-1)))
      await use({ url: site.url, gateway })
      await site.close()
      await gateway.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ hostedSite }, use) => use(hostedSite.url),
  ignoreHTTPSErrors: true,
})

export interface Withdrawal {
  state: string
  language: Language
  slug: string
  /** True if the page in this language shows the English version after the withdrawal (spec 7 row 6). */
  staysInEnglish?: true
}

export const withdrawals: Withdrawal[] = [
  { state: 'unpublished in one language', language: 'sk', slug: 'tb-cloudtalk', staysInEnglish: true },
  { state: 'unpublished in all languages', language: 'de', slug: 'tb-powerful-medical' },
  { state: 'deleted in all languages', language: 'cz', slug: 'tb-duos' },
]

async function withdrawStudies(database: SupabaseClient): Promise<void> {
  const table = () => database.from('case_studies')
  const version = (slug: string, language: string) => {
    return {
      slug,
      language,
      title: `The study ${slug}`,
      published: true,
      published_at: '2020-01-01T08:00:00Z',
    }
  }
  const added = ['en', 'sk', 'cz', 'de'].map((language) => version('neighbor', language))
  const withoutEnglish = ['sk', 'de'].map((language) => version('without-english', language))
  await table()
    .insert([...added, ...withoutEnglish])
    .throwOnError()
  await table().update({ published: false }).match({ slug: 'tb-cloudtalk', language: 'sk' }).throwOnError()
  await table().update({ published: false }).eq('slug', 'tb-powerful-medical').throwOnError()
  await table().delete().eq('slug', 'tb-duos').throwOnError()
}

async function buildAndServe(gateway: Gateway, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tidebridge-hosted-'))
  const outDir = join(folder, 'dist')
  const authorityFile = join(folder, 'authority.pem')
  writeFileSync(authorityFile, gateway.authority)
  const project = {
    VITE_SUPABASE_URL: gateway.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: localKeys().publishable,
  }
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', outDir], {
    env: { ...process.env, ...project, VITE_SITE_URL: publicUrl, NODE_EXTRA_CA_CERTS: authorityFile },
    maxBuffer: 64 * 1024 * 1024,
  })
  // With these variables, `preview` does not start an embedded backend.
  Object.assign(process.env, project)
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port, strictPort: true } })
  for (const name of Object.keys(project)) Reflect.deleteProperty(process.env, name)
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

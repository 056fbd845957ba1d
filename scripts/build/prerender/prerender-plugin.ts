import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger, Plugin } from 'vite'

import { compressFolder } from '../static-host/compress-folder.ts'
import { headers } from '../static-host/headers.ts'
import { openBuildBackend } from './build-backend.ts'
import { ADMIN_MODULE, readClientBuild } from './client-build.ts'
import { pageHtml } from './page-html.ts'
import { initializeSanitizer } from './initialize-sanitizer.ts'
import { writePages } from './write-pages.ts'

/**
 * Folder of the server build. It is inside the project, so that the server build can import packages. Its name
 * contains the process id, so that several builds can run at the same time.
 */
const SERVER_OUT_DIR = `node_modules/.cache/prerender/${process.pid}`

interface Options {
  siteUrl: string
  supabaseUrl: string
}

/** The admin area is not prerendered. `app.html` shows this text if JavaScript is off. */
const NO_SCRIPT = '<noscript>The administration needs JavaScript.</noscript>'

/**
 * Makes `vite build` write the whole site. The plugin builds the client and the server (`server-entry.tsx`). Then it
 * writes an HTML file per page and language, `app.html` for the admin area, `sitemap.xml`, `robots.txt`, `_redirects`,
 * `_headers`, and a compressed copy of each text file.
 */
export function prerender({ siteUrl, supabaseUrl }: Options): Plugin {
  return {
    name: 'tidebridge:prerender',
    apply: 'build',
    config: () => ({
      build: { manifest: true },
      environments: {
        ssr: {
          // An embedded backend starts after the server build, so its URL is not known at build time. The code of the
          // server build reads the URL from `process.env` when it runs.
          define: { 'import.meta.env.VITE_SUPABASE_URL': 'process.env.VITE_SUPABASE_URL' },
          build: {
            ssr: true,
            manifest: false,
            outDir: SERVER_OUT_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'scripts/build/prerender/server-entry.tsx' },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments
          if (!client || !ssr) throw new Error('The environments client and ssr must be configured')
          await builder.build(client)
          try {
            await builder.build(ssr)
            await writeSite(client.config.build.outDir, { siteUrl, supabaseUrl }, client.logger)
          } finally {
            await rm(SERVER_OUT_DIR, { recursive: true, force: true })
          }
        },
      },
    }),
  }
}

async function writeSite(outDir: string, { siteUrl, supabaseUrl }: Options, logger: Logger) {
  const build = await readClientBuild(outDir, supabaseUrl)
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), content)
  }

  const entry = pathToFileURL(resolve(SERVER_OUT_DIR, 'server-entry.js')).href
  const site = (await import(entry)) as typeof import('./server-entry')
  await initializeSanitizer(site.loadSanitizer)
  const backend = await openBuildBackend(supabaseUrl)
  process.env.VITE_SUPABASE_URL = backend.url
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
  const { details, isComplete } = await writePages({ site, build, write, logger }).finally(() =>
    backend.close(),
  )

  await rm(join(outDir, 'index.html'))
  const adminPage = {
    lang: 'en',
    head: '',
    body: `${NO_SCRIPT}<div id="root"></div>`,
    modules: [ADMIN_MODULE],
    stylesheet: build.adminStylesheet,
  }
  await write('app.html', pageHtml(build, adminPage))
  await write('sitemap.xml', site.sitemap(siteUrl, details))
  await write('robots.txt', site.robots(siteUrl))
  await write('_redirects', site.redirects(isComplete))
  const policies = [...site.documentsByPattern].map(([pattern, documents]): [string, string] => [
    pattern,
    build.policyFor(documents.map(build.stylesOf)),
  ])
  await write('_headers', headers(new Map(policies)))
  await compressFolder(outDir)
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger, Plugin } from 'vite'

import { compressFolder } from '../static-host/compress-folder.ts'
import { headers } from '../static-host/headers.ts'
import { openBuildBackend } from './build-backend.ts'
import { readClientBuild } from './client-build.ts'
import { pageHtml } from './page-html.ts'
import { giveSanitizerWindow } from './sanitizer-window.ts'
import { writePages } from './write-pages.ts'

/** Below the project, so that the server build finds its packages; of its own for builds at the same time. */
const SERVER_OUT_DIR = `node_modules/.cache/prerender/${process.pid}`

interface Options {
  siteUrl: string
  supabaseUrl: string
}

/** What the private area says where scripts are off; every other page has its text. */
const NO_SCRIPT = '<noscript>The administration needs JavaScript.</noscript>'

/**
 * Makes `vite build` write the whole site: client build, server build of `server-entry.tsx`, then an HTML file
 * per page and language, the sitemap, robots.txt and the static host's `_redirects` and `_headers`.
 */
export function prerender({ siteUrl, supabaseUrl }: Options): Plugin {
  return {
    name: 'tidebridge:prerender',
    apply: 'build',
    config: () => ({
      // One stylesheet, inlined into every page: no chunk asks for it again.
      build: { manifest: true, cssCodeSplit: false },
      environments: {
        ssr: {
          // The server build asks whichever backend stands when it runs.
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
          if (!client || !ssr) throw new Error('The build needs its two environments')
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
  await giveSanitizerWindow(site.loadSanitizer)
  const backend = await openBuildBackend(supabaseUrl)
  process.env.VITE_SUPABASE_URL = backend.url
  const details = await writePages({ site, build, write, logger }).finally(() => backend.close())

  await rm(join(outDir, 'index.html'))
  await write(
    'app.html',
    pageHtml(build, { lang: 'en', head: '', body: `${NO_SCRIPT}<div id="root"></div>`, modules: [] }),
  )
  await write('sitemap.xml', site.sitemap(siteUrl, details))
  await write('robots.txt', site.robots(siteUrl))
  await write('_redirects', site.redirects())
  await write('_headers', headers(build.policy))
  await compressFolder(outDir)
}

import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import pMap from 'p-map'
import sharp from 'sharp'
import type { Plugin } from 'vite'

import { company } from '../../src/config/company.ts'
import { parsePublicEnv } from '../../src/config/env-schema.ts'
import type { Build, PublicationState } from '../../supabase/functions/_shared/contracts/publication.ts'
import { startEmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { requestListener, serveRequests } from '../../supabase/local/serve-requests.ts'
import { adminPolicy, headers } from './headers.ts'
import { initializeSanitizer } from './initialize-sanitizer.ts'
import { pageHtml, readClientBuild } from './page-html.ts'

/**
 * Folder of the server build. It is inside the project, so that the server build can import packages. Its name
 * contains the process id, so that several builds can run at the same time.
 */
const SERVER_OUT_DIR = `node_modules/.cache/prerender/${process.pid}`

/** Source module that imports the admin area and its styles. */
const ADMIN_MODULE = 'src/admin/route-modules.ts'

const FONT_LICENSE = 'node_modules/@fontsource-variable/instrument-sans/LICENSE'

interface Options {
  siteUrl: string
  /** URL of the hosted project, or '' for an embedded backend. */
  supabaseUrl: string
  publishableKey: string
  /** Must contain all settings of the site if the mode is `production`. */
  env: Record<string, string>
}

/**
 * Makes `vite build` write the whole site. Builds the client and the server (`server-entry.tsx`). Then writes an HTML
 * file per page and language, `app.html` for the admin area, the share images of the case studies, `sitemap.xml`,
 * `robots.txt`, `licenses.txt`, `build.json`, `_redirects` and `_headers`. The build fails if the backend cannot be read, so the host keeps the last
 * deployment (D63). A build in the mode `production` also fails without its settings (D67).
 */
export function prerender(options: Options): Plugin {
  return {
    name: 'tidebridge:prerender',
    apply: 'build',
    configResolved({ mode }) {
      if (mode === 'production') parsePublicEnv(options.env)
    },
    config: () => ({
      build: { manifest: true },
      environments: {
        ssr: {
          // An embedded backend starts after the server build, so the code reads the URL of the backend when it runs.
          define: { 'import.meta.env.VITE_SUPABASE_URL': 'process.env.VITE_SUPABASE_URL' },
          build: {
            ssr: true,
            manifest: false,
            outDir: SERVER_OUT_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'scripts/build/server-entry.tsx' },
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
            await writeSite(client.config.build.outDir, options)
          } finally {
            await rm(SERVER_OUT_DIR, { recursive: true, force: true })
          }
        },
      },
    }),
  }
}

async function writeSite(outDir: string, { siteUrl, supabaseUrl, publishableKey }: Options) {
  const build = await readClientBuild(outDir, supabaseUrl)
  const write = onlyOnce(async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), content)
  })

  const backend = await openBackend(supabaseUrl)
  process.env.VITE_SUPABASE_URL = backend.url
  try {
    // Before the content: a change during the build then counts as not online.
    const content = await readLastChange(backend.url, publishableKey)
    const entry = pathToFileURL(resolve(SERVER_OUT_DIR, 'server-entry.js')).href
    const site = (await import(entry)) as typeof import('./server-entry')
    initializeSanitizer(site.sanitizeHtml)
    const details = await site.listDetailPages()
    // Several at a time keep the CPU busy while some of them wait for the backend or for files.
    const several = { concurrency: 8 }
    const writePage = async (page: (typeof site.staticPages)[number]) =>
      write(page.file, pageHtml(build, { ...page, ...(await site.renderPage(page)) }))
    await pMap([...site.staticPages, ...details.map(site.detailPage)], writePage, several)
    const pictures = new Set(details.flatMap(({ picture }) => picture ?? []))
    const writeShareImage = async (picture: string) => {
      const path = site.sharePath(picture)
      if (path)
        await write(path.slice(1), await shareImage(new URL(picture, backend.url), site.shareImageSize))
    }
    await pMap(pictures, writeShareImage, several)
    await write('sitemap.xml', site.sitemap(siteUrl, details))
    await write('robots.txt', `User-agent: *\nDisallow: /tb_admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
    await write('_redirects', site.redirects())
    const time = new Date().toISOString()
    const facts: Build = { time, content, project: supabaseUrl, key: publishableKey }
    await write('build.json', `${JSON.stringify(facts, null, 2)}\n`)
    const admin = {
      lang: 'en',
      head: `<title>${company.brand}</title>`,
      body: '<noscript>The admin area needs JavaScript.</noscript><div id="root"></div>',
      notice: await site.renderStartNotice('en'),
      module: ADMIN_MODULE,
    }
    await write('app.html', pageHtml({ ...build, policy: adminPolicy(build.policy) }, admin))
  } finally {
    await backend.close()
  }

  // The licenses of the bundled packages are already in this file.
  await appendFile(join(outDir, 'licenses.txt'), await readFile(FONT_LICENSE))
  // The manifest of the build lists the source files, which visitors do not need.
  for (const file of ['index.html', '.vite']) await rm(join(outDir, file), { recursive: true })
  await write('_headers', headers(build.policy))
}

/** Returns the time of the last change that visitors may see (D83). */
async function readLastChange(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}/rest/v1/rpc/publication_state`, { headers: { apikey: key } })
  if (!response.ok)
    throw new Error(
      `The project answers ${response.status} to publication_state. Check URL and key, and push all migrations.`,
    )
  return ((await response.json()) as PublicationState).changed_at
}

/** Rejects if a file was written before, because one page would replace another one. */
export function onlyOnce<Content>(write: (file: string, content: Content) => Promise<void>): typeof write {
  const written = new Set<string>()
  return async (file, content) => {
    if (written.has(file)) throw new Error(`Two pages have the file ${file}`)
    written.add(file)
    await write(file, content)
  }
}

/**
 * Opens the backend that provides the content of the prerendered pages. Starts an embedded backend if no hosted project
 * is configured. It has only the demo content, so edits in a local database do not appear in a build.
 */
async function openBackend(supabaseUrl: string) {
  if (supabaseUrl) return { url: supabaseUrl, close: () => Promise.resolve() }
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  const server = await serveRequests(requestListener(backend.handle))
  return {
    url: server.url,
    close: async () => {
      await server.close()
      await backend.close()
    },
  }
}

/**
 * Converts a featured picture to a JPEG of the given size, because not all crawlers read AVIF and WebP.
 * @returns the JPEG, or the image of the site if the picture cannot be read or does not arrive in time
 */
export async function shareImage(
  picture: URL,
  size: { width: number; height: number },
  timeout = 20_000,
): Promise<Uint8Array> {
  try {
    const response = await fetch(picture, { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`The response has the status ${response.status}`)
    return await sharp(await response.arrayBuffer())
      .autoOrient()
      .resize(size)
      .flatten({ background: 'white' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    console.warn(`Could not convert ${picture.href} for shared links`, error)
    return readFile('public/og-image.jpg')
  }
}

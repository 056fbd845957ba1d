import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

import { readClientBuild } from './client-build.ts'
import { headers } from './headers.ts'
import { pageHtml, starterScript } from './page-html.ts'

const SERVER_OUT_DIR = 'node_modules/.cache/prerender'

interface Options {
  siteUrl: string
  supabaseUrl: string
}

/**
 * Makes `vite build` write the whole site: client build, server build of `src/prerender.tsx`, then an HTML file
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
          build: {
            ssr: true,
            manifest: false,
            outDir: SERVER_OUT_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments
          if (!client || !ssr) throw new Error('The build needs its two environments')
          await builder.build(client)
          await builder.build(ssr)
          await writeSite(client.config.build.outDir, { siteUrl, supabaseUrl })
        },
      },
    }),
  }
}

async function writeSite(outDir: string, { siteUrl, supabaseUrl }: Options) {
  const build = await readClientBuild(outDir)
  const entry = pathToFileURL(resolve(SERVER_OUT_DIR, 'prerender.js')).href
  const site = (await import(entry)) as typeof import('../../prerender')
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), content)
  }

  for (const page of site.staticPages) {
    const { head, body } = await site.renderPage(page.path)
    await write(page.file, pageHtml(build, { ...page, head, body }))
  }
  await rm(join(outDir, 'index.html'))
  await write(
    'app.html',
    pageHtml(build, { lang: 'en', head: '', body: '<div id="root"></div>', modules: [] }),
  )
  await write('sitemap.xml', site.sitemap(siteUrl))
  await write('robots.txt', site.robots(siteUrl))
  await write('_redirects', site.redirects())
  const scripts = [...build.template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
  await write('_headers', headers({ scripts: [...scripts, starterScript], styles: [build.css], supabaseUrl }))
  await compressFolder(outDir)
}

const compressible = /\.(html|js|css|svg|json|xml|txt)$/

/** Puts a brotli version beside every text file, for hosts that do not compress by themselves. */
async function compressFolder(folder: string) {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name))) {
    const path = join(folder, file)
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)))
  }
}

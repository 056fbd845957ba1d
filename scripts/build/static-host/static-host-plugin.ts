import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'

import { headersFor, parseHostFiles, ruleFor, type HostFiles } from './static-host.ts'

const backendPath = /^\/(auth|rest|storage|functions)\/v1(\/|$)/

/**
 * Makes `vite preview` behave like a static host. It applies the built `_redirects` and `_headers`, serves `/en/about`
 * from `en/about.html` with brotli, and responds with 404 and a not-found page to unknown paths.
 */
export function staticHost(): Plugin {
  return {
    name: 'tidebridge:static-host',
    apply: (_config, { command, isPreview }) => command === 'serve' && Boolean(isPreview),
    async configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const read = (file: string) => readFile(join(folder, file), 'utf8')
      const files = parseHostFiles(await read('_redirects'), await read('_headers'))
      server.middlewares.use(serveFolder(folder, files))
    },
  }
}

function serveFolder(folder: string, files: HostFiles): Connect.NextHandleFunction {
  const serve = sirv(folder, { brotli: true, extensions: ['html'], etag: true })
  return (request, response, next) => {
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    if (backendPath.test(url.pathname)) return next()
    for (const [name, value] of headersFor(files, url.pathname)) response.setHeader(name, value)

    const sendPage = async (page: string, status: number) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(request.method === 'HEAD' ? undefined : await readFile(join(folder, page)))
    }
    const applyRedirects = () => {
      const rule = ruleFor(files, url.pathname)
      if (!rule) return void sendPage('404.html', 404).catch(next)
      if (rule.status === 200 || rule.status === 404) return void sendPage(rule.to, rule.status).catch(next)
      response.writeHead(rule.status, { Location: rule.to + url.search }).end()
    }
    serve(request, response, applyRedirects)
  }
}

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/**
 * Makes `vite preview` behave like a static host. It applies the built `_redirects` and `_headers`, serves `/en/about`
 * from `en/about.html`, and responds with 404 and a not-found page to unknown paths.
 */
export function staticHost(): Plugin {
  return {
    name: 'tidebridge:static-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      const redirects = parseRedirects(read('_redirects'))
      const headers = parseHeaders(read('_headers'))
      // `npm run bench` compresses the files before it measures.
      const serve = sirv(folder, { extensions: ['html'], etag: true, brotli: true })
      middlewares.use((request, response) => {
        const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
        for (const [name, value] of headersFor(headers, pathname)) response.setHeader(name, value)
        serve(request, response, () => {
          const { to, status } = ruleFor(redirects, pathname) ?? { to: '/404', status: 404 }
          if (status === 301 || status === 302) response.writeHead(status, { Location: to + search }).end()
          else {
            const notStored = status === 404 && { 'Cache-Control': 'no-store' }
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...notStored })
            response.end(read(`${to}.html`))
          }
        })
      })
    },
  }
}

const toPattern = (path = '') => new URLPattern({ pathname: path.replace(/\*$/, ':splat(.*)') })

/** Parses `_redirects`. Supports the parts of the format that this site uses. */
export const parseRedirects = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [from, to = '', status] = line.split(/\s+/)
      return { from: toPattern(from), to, status: Number(status) }
    })

export const parseHeaders = (text: string) =>
  text.split(/\n(?=\/)/).map((block) => {
    const [path, ...lines] = block.trim().split('\n')
    return { pattern: toPattern(path), values: lines.map(parseHeader) }
  })

function parseHeader(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.trim().split(/:\s+(.*)/s)
  return [name, value]
}

/**
 * Returns all headers of the rules that match a path. Real hosts join the values of a header that two rules set, but here
 * the later value applies.
 */
export function headersFor(rules: ReturnType<typeof parseHeaders>, pathname: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test({ pathname })).flatMap(({ values }) => values))
}

/** Returns the target and the status (301, 302, 200 or 404) of the first rule that matches a path, or null. */
export function ruleFor(rules: ReturnType<typeof parseRedirects>, pathname: string) {
  for (const { from, to, status } of rules) {
    const groups = from.exec({ pathname })?.pathname.groups
    if (groups) return { to: to.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? ''), status }
  }
  return null
}

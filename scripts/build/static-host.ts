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
      const files = parseHostFiles(read('_redirects'), read('_headers'))
      // `npm run bench` compresses the files before it measures.
      const serve = sirv(folder, { extensions: ['html'], etag: true, brotli: true })
      middlewares.use((request, response) => {
        const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
        for (const [name, value] of headersFor(files, pathname)) response.setHeader(name, value)
        serve(request, response, () => {
          const { to, status } = ruleFor(files, pathname) ?? { to: '/404', status: 404 }
          if (status === 301 || status === 302) response.writeHead(status, { Location: to + search }).end()
          else {
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
            response.end(read(`${to}.html`))
          }
        })
      })
    },
  }
}

/** A rule of `_redirects`. Its status is 301, 302, 200 (rewrite) or 404. */
interface Rule {
  from: URLPattern
  to: string
  status: number
}

export interface HostFiles {
  redirects: Rule[]
  /**
   * Rules in the order of `_headers`. `headersFor` returns all headers of the rules that match a path. Real hosts join
   * the values of a header that two rules set, but here the later value applies.
   */
  headers: { pattern: URLPattern; values: [name: string, value: string][] }[]
}

const toPattern = (path = '') => new URLPattern({ pathname: path.replace(/\*$/, ':splat(.*)') })

/** Parses the content of `_redirects` and `_headers`. Supports the parts of the formats that this site uses. */
export function parseHostFiles(redirects: string, headers: string): HostFiles {
  const blocks = headers.split(/\n(?=\/)/).map((block) => {
    const [path, ...lines] = block.trim().split('\n')
    return { pattern: toPattern(path), values: lines.map(parseHeader) }
  })
  const rules = redirects
    .trim()
    .split('\n')
    .map((line) => {
      const [from, to = '', status] = line.split(/\s+/)
      return { from: toPattern(from), to, status: Number(status) }
    })
  return { redirects: rules, headers: blocks }
}

function parseHeader(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.trim().split(/:\s+(.*)/s)
  return [name, value]
}

export function headersFor({ headers }: HostFiles, pathname: string): Map<string, string> {
  return new Map(headers.filter(({ pattern }) => pattern.test({ pathname })).flatMap(({ values }) => values))
}

export function ruleFor({ redirects }: HostFiles, pathname: string): { to: string; status: number } | null {
  for (const { from, to, status } of redirects) {
    const groups = from.exec({ pathname })?.pathname.groups
    if (groups) return { to: to.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? ''), status }
  }
  return null
}

import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'

const backendPath = /^\/(auth|rest|storage|functions)\/v1(\/|$)/

/**
 * Makes `vite preview` behave like a static host. It applies the built `_redirects` and `_headers`, serves `/en/about`
 * from `en/about.html`, and responds with 404 and a not-found page to unknown paths.
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
  const serve = sirv(folder, { extensions: ['html'], etag: true })
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
      if (rule.status === 200 || rule.status === 404)
        return void sendPage(`${rule.to}.html`, rule.status).catch(next)
      response.writeHead(rule.status, { Location: rule.to + url.search }).end()
    }
    serve(request, response, applyRedirects)
  }
}

/** A rule of `_redirects`. It maps a path pattern to a target and a status: 301, 302, 200 (rewrite) or 404. */
interface Rule {
  from: string
  to: string
  status: number
}

export interface HostFiles {
  redirects: Rule[]
  /**
   * Rules in the order of `_headers`. `headersFor` returns all headers of the rules that match a path. Real hosts join
   * the values of a header that two rules set, but here the later value applies.
   */
  headers: { pattern: string; values: [name: string, value: string][] }[]
}

/** Parses the content of `_redirects` and `_headers`. Supports the parts of the formats that this site uses. */
export function parseHostFiles(redirects: string, headers: string): HostFiles {
  const blocks = headers.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    return { pattern, values: lines.map(parseHeader) }
  })
  const rules = redirects
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/)
      return { from, to, status: Number(status) }
    })
  return { redirects: rules, headers: blocks }
}

function parseHeader(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.trim().split(/:\s+(.*)/s)
  return [name, value]
}

/**
 * Matches a whole path against a pattern. A path with a trailing slash does not match a pattern without one, because
 * some hosts match paths exactly.
 * @param pattern path that may contain `:name` segments and may end with `*`
 * @returns the values of the named segments and of `*` (as `splat`), or null if the path does not match
 */
function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '(?<splat>.*)')
  const match = new RegExp(`^${source}$`).exec(path)
  return match && { ...match.groups }
}

export function headersFor({ headers }: HostFiles, path: string): Map<string, string> {
  return new Map(headers.filter(({ pattern }) => matchPattern(pattern, path)).flatMap(({ values }) => values))
}

export function ruleFor({ redirects }: HostFiles, path: string): { to: string; status: number } | null {
  for (const { from, to, status } of redirects) {
    const match = matchPattern(from, path)
    if (match) return { to: to.replace(/:(\w+)/g, (_, name: string) => match[name] ?? ''), status }
  }
  return null
}

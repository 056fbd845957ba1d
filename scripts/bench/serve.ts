import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { preview } from 'vite'

import { portOf } from '../../supabase/local/port-of.ts'

/**
 * Serves built sites with an embedded backend each, and the folder of the baselines, all in the same way: with the
 * site's own headers, compressed with brotli, over HTTP/1.1. Runs in its own process, so that the measurement does not
 * slow down the servers. Sends the URLs of the baselines and of the sites to its parent.
 */
const [baselines = '', ...folders] = process.argv.slice(2)
Object.assign(process.env, { LOCAL_DATA_FOLDER: 'memory', LOCAL_MAIL_FOLDER: join(baselines, 'mail') })

const backend = /^\/(auth|rest|storage|functions)\/v1/
const compressible = /text|javascript|json|svg|xml/

/** Serves what `load` returns. Keeps compressed files, because compressing takes longer than sending. */
async function serve(load: (path: string, init: RequestInit) => Promise<Response>): Promise<string> {
  const answerOf = async (path: string, init: RequestInit) => {
    const response = await load(path, init)
    const body = Buffer.from(await response.arrayBuffer())
    const { status, headers } = response
    for (const name of ['connection', 'content-length', 'keep-alive', 'transfer-encoding'])
      headers.delete(name)
    if (backend.test(path) || !compressible.test(headers.get('content-type') ?? ''))
      return { status, headers, body }
    headers.set('content-encoding', 'br')
    return { status, headers, body: await promisify(brotliCompress)(body) }
  }
  const files = new Map<string, ReturnType<typeof answerOf>>()
  const server = createServer((request, response) => {
    const { url: path = '/', method = 'GET', headers } = request
    const answer = async () => {
      if (!backend.test(path)) return files.get(path) ?? files.set(path, answerOf(path, {})).get(path)
      const { apikey = '', authorization = '', prefer = '', 'content-type': type = '' } = headers
      const body = method === 'GET' ? null : await text(request)
      const sent = { apikey: String(apikey), authorization, prefer: String(prefer), 'content-type': type }
      return answerOf(path, { method, body, headers: Object.entries(sent).filter(([, value]) => value) })
    }
    void answer().then((given) => {
      response.writeHead(given?.status ?? 500, Object.fromEntries(given?.headers ?? [])).end(given?.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${portOf(server)}`
}

const urls = [
  await serve(async (path) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
    const html = await readFile(join(baselines, `${path}.html`)).catch(() => undefined)
    return new Response(html ?? null, { headers, status: html ? 200 : 404 })
  }),
]
for (const outDir of folders) {
  const options = { host: '127.0.0.1', port: 0, strictPort: false }
  const site = await preview({ build: { outDir }, preview: options, logLevel: 'error' })
  const origin = site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  urls.push(
    await serve((path, { headers, ...init }) => {
      const plain = new Headers(headers)
      plain.set('accept-encoding', 'identity')
      return fetch(origin + path, { ...init, headers: plain, redirect: 'manual' })
    }),
  )
}
process.send?.(urls)

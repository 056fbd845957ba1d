import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { preview } from 'vite'

import { portOf } from '../../supabase/local/serve-requests.ts'

/**
 * Serves the folder of the baselines, and built sites with their own headers and a new embedded backend each. Runs in
 * its own process, so that the measurement does not slow down the servers. Sends its parent the
 * URLs of what it serves compressed, and of what it compresses.
 */
const [scratch = '', ...folders] = process.argv.slice(2)
Object.assign(process.env, { LOCAL_DATA_FOLDER: 'memory', LOCAL_MAIL_FOLDER: join(scratch, 'mail') })

const backend = /^\/(auth|rest|storage|functions)\/v1/
const compressible = /text|javascript|json|svg|xml/

/** Loads a file and compresses it with the best quality of brotli, or returns the answer of the backend as it is. */
async function load(url: string, headers: Record<string, string>) {
  const response = await fetch(url, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  const body = Buffer.from(await response.arrayBuffer())
  const kept = [...response.headers].filter(
    ([name]) => !/^(connection|keep-alive|content-length|transfer)/.test(name),
  )
  const isCompressed = compressible.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: { ...Object.fromEntries(kept), ...(isCompressed && { 'content-encoding': 'br' }) },
    body: isCompressed ? await promisify(brotliCompress)(body) : body,
  }
}

/** Serves what `origin` serves, but compressed, over HTTP/1.1. Keeps compressed files, because compressing takes long. */
async function serveCompressed(origin: string): Promise<string> {
  const files = new Map<string, ReturnType<typeof load>>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const apikey = String(request.headers.apikey ?? '')
    const loaded = files.get(path) ?? load(origin + path, apikey ? { apikey } : {})
    if (!backend.test(path)) files.set(path, loaded)
    void loaded.then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${portOf(server)}`
}

const server = { host: '127.0.0.1', port: 0, strictPort: false }
const origins: string[] = []
for (const outDir of [scratch, ...folders]) {
  const plain = outDir === scratch ? ({ configFile: false, appType: 'mpa' } as const) : {}
  const { resolvedUrls } = await preview({ ...plain, build: { outDir }, preview: server, logLevel: 'error' })
  origins.push(resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
}
process.send?.({ origins, urls: await Promise.all(origins.map(serveCompressed)) })
process.once('disconnect', () => process.exit())

import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { preview } from 'vite'

import { requestListener, serveRequests } from '../../supabase/local/serve-requests.ts'

/**
 * Serves the folder of the baselines, and built sites with their own headers and a new embedded backend each. Runs in
 * its own process, so that the measurement does not slow down the servers. Sends its parent the URLs of
 * what it serves compressed, and of what it compresses.
 */
const [scratch = '', ...folders] = process.argv.slice(2)
Object.assign(process.env, { LOCAL_DATA_FOLDER: 'memory', LOCAL_MAIL_FOLDER: join(scratch, 'mail') })

const backend = /^\/(auth|rest|storage|functions)\/v1/

/** Loads a file and compresses it with the best quality of brotli, because `vite preview` does not compress. */
async function loadCompressed(url: string, apikey: string) {
  const response = await fetch(url, {
    headers: { apikey, 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  const headers = new Headers(response.headers)
  for (const name of ['connection', 'keep-alive', 'content-length', 'transfer-encoding']) headers.delete(name)
  const isText = /text|javascript|json|svg|xml/.test(headers.get('content-type') ?? '')
  if (isText) headers.set('content-encoding', 'br')
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers, body: isText ? await promisify(brotliCompress)(body) : body }
}

/** Serves what `origin` serves, but compressed, over HTTP/1.1. Keeps compressed files, because compressing takes long. */
async function serveCompressed(origin: string): Promise<string> {
  const files = new Map<string, ReturnType<typeof loadCompressed>>()
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname + search
    const file = files.get(path) ?? loadCompressed(origin + path, request.headers.get('apikey') ?? '')
    if (!backend.test(path)) files.set(path, file)
    const { body, ...init } = await file
    return new Response(body, init)
  }
  return (await serveRequests(requestListener(handle))).url
}

const server = { host: '127.0.0.1', port: 0, strictPort: false }
const origins: string[] = []
for (const outDir of [scratch, ...folders]) {
  const plain = outDir === scratch ? ({ configFile: false, appType: 'mpa' } as const) : {}
  const { resolvedUrls } = await preview({ ...plain, build: { outDir }, preview: server, logLevel: 'error' })
  origins.push(resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
}
process.send?.({ origins, urls: await Promise.all(origins.map(serveCompressed)) })
// The code is set, because the embedded database has set another one (99).
process.once('disconnect', () => process.exit(0))

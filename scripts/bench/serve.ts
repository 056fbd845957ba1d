import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { preview } from 'vite'

/**
 * Serves a built site like a static host (brotli, HTTP/1.1, headers) with a new embedded backend. Serves
 * `baseline.html` of the scratch folder on the port after `port`. Runs in its own process, so that the measurement does
 * not slow down the server.
 */
const [outDir = '', port = '', scratch = ''] = process.argv.slice(2)
process.env.LOCAL_DATA_FOLDER = join(scratch, 'data')
process.env.LOCAL_MAIL_FOLDER = join(scratch, 'mail')

await preview({ build: { outDir }, preview: { host: '127.0.0.1', port: Number(port), strictPort: true } })

const baseline = brotliCompressSync(await readFile(join(scratch, 'baseline.html')))
createServer((request, response) => {
  if (request.url !== '/') return void response.writeHead(404).end()
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Cache-Control', 'no-cache')
  response.end(baseline)
}).listen(Number(port) + 1, '127.0.0.1', () => process.send?.('ready'))

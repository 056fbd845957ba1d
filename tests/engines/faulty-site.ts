import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'

import { portOf } from '../../supabase/local/serve-requests.ts'

/** `missing`: 404. `hanging`: no response. `lost`: the connection is closed. */
type Fault = 'missing' | 'hanging' | 'lost'

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>

/**
 * Starts a proxy for the site at `target`, so that the tests can make requests fail, and see all requests, in the same
 * way in every engine.
 */
export async function startFaultySite(target: URL) {
  let faults: { path: RegExp; fault: Fault; times: number }[] = []
  let requests: { method: string; url: string; body: Buffer }[] = []
  let policy: string | undefined

  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const logged = { method, url, body: Buffer.of() }
    requests.push(logged)
    incoming.on('data', (part: Buffer) => (logged.body = Buffer.concat([logged.body, part])))
    const found = faults.find(({ path, times }) => times > 0 && path.test(url))
    if (found) found.times -= 1
    const fault = found?.fault
    if (fault === 'hanging') return
    if (fault === 'lost') return void incoming.socket.destroy()
    if (fault === 'missing') {
      outgoing.writeHead(404, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end()
      return
    }
    const forwarded = httpRequest(
      new URL(url, target),
      {
        method,
        headers: { ...headers, host: target.host, ...(headers.origin && { origin: target.origin }) },
      },
      (response) => {
        const { statusCode = 500, headers: received } = response
        const location = received.location?.replace(target.origin, site.url)
        outgoing.writeHead(statusCode, {
          ...received,
          ...(location && { location }),
          ...(policy && { 'content-security-policy': policy }),
        })
        response.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const site = {
    url: `http://localhost:${portOf(server)}`,
    requests: () => requests,
    /** Makes the first requests fail whose path and query match. */
    fail: (path: RegExp, fault: Fault, times = Infinity) => void faults.push({ path, fault, times }),
    /** Adds a content security policy to every response. `script-src 'none'` turns scripts off. */
    addPolicy: (value: string) => {
      policy = value
    },
    repair: () => {
      faults = []
    },
    reset: () => {
      faults = []
      requests = []
      policy = undefined
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return site
}

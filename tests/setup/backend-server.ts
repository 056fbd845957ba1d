import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from './embedded-backend.ts'

/**
 * Starts a backend with its own URL, so that another process can send requests to it. After `down`, the backend drops
 * every connection until `up` is called.
 */
export async function startBackendServer() {
  const backend: EmbeddedBackend = await startTestBackend()
  let isUp = true
  const server = createServer((request, response) => {
    if (isUp) void listen(request, response)
    else request.socket.destroy()
  })
  const listen = getRequestListener((request, { incoming }) =>
    backend.handle(request, incoming.socket.remoteAddress ?? null),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    query: backend.query,
    backend,
    down: () => {
      isUp = false
    },
    up: () => {
      isUp = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
    },
  }
}

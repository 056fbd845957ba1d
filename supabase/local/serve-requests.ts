import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'

import { getRequestListener } from '@hono/node-server'

/** Handles a `Request` of the Fetch API. `peerAddress` is the IP address of the client, or null if it is not known. */
export type Handle = (request: Request, peerAddress: string | null) => Promise<Response>
type Listener = (request: IncomingMessage, response: ServerResponse) => void

export function requestListener(handle: Handle): Listener {
  const listener = getRequestListener((request, { incoming }) =>
    handle(request, incoming.socket.remoteAddress ?? null),
  )
  return (request, response) => void listener(request, response)
}

export async function serveRequests(
  listener: Listener,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}

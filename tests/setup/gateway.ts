import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'

import { forward } from '../../supabase/local/edge-functions.ts'
import { portOf, requestListener, type Handle } from '../../supabase/local/serve-requests.ts'
import { authorityFile, certificate } from './certificates.ts'

/** The only headers that the gateway of a self-hosted project allows in requests to edge functions. */
const selfHostedHeaders = 'authorization, x-client-info, apikey, content-type'

const preflightResponse = (allowedHeaders: string) =>
  new Response(null, {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowedHeaders,
    },
  })

export type Gateway = Awaited<ReturnType<typeof startGateway>>

/**
 * Starts a gateway in front of a backend, like the gateway of a Supabase project. The gateway uses HTTPS, as a
 * hosted project does. The gateway handles CORS for the database, the auth server and the storage.
 */
export async function startGateway(backendUrl: string) {
  const handle: Handle = async (request, peerAddress) => {
    const { pathname, search } = new URL(request.url)
    const isFunction = pathname.startsWith('/functions/')
    if (request.method === 'OPTIONS') {
      const headers = request.headers.get('access-control-request-headers') ?? ''
      if (!isFunction) return preflightResponse(headers)
      if (gateway.answersForFunctions) return preflightResponse(selfHostedHeaders)
    }
    const response = await forward(request, new URL(pathname + search, backendUrl), peerAddress)
    if (!isFunction) response.headers.set('access-control-allow-origin', '*')
    return response
  }
  const server = createServer(certificate(), requestListener(handle))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const gateway = {
    url: `https://localhost:${portOf(server)}`,
    /** The certificate of the authority in PEM format. A client of the gateway must trust this certificate. */
    authority: readFileSync(authorityFile, 'utf8'),
    /** Handles a request as the server at `url` does. */
    handle,
    /**
     * If true, the gateway responds to preflight requests for edge functions, as in a self-hosted project. If false (the
     * default), the functions respond, as in a hosted project.
     */
    answersForFunctions: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return gateway
}

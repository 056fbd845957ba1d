import { requestListener, serveRequests } from '../../supabase/local/serve-requests.ts'
import { startTestBackend } from './embedded-backend.ts'

/**
 * Starts a backend that other processes can reach. After `down` it closes each connection without a response, until
 * `up`.
 */
export async function startBackendServer() {
  const backend = await startTestBackend()
  const listener = requestListener(backend.handle)
  let isUp = true
  const server = await serveRequests((request, response) => {
    if (isUp) listener(request, response)
    else request.socket.destroy()
  })
  return {
    url: server.url,
    query: backend.query,
    backend,
    down: () => {
      isUp = false
    },
    up: () => {
      isUp = true
    },
    close: async () => {
      await server.close()
      await backend.close()
    },
  }
}

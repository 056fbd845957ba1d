import { startEmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { requestListener, serveRequests } from '../../supabase/local/serve-requests.ts'

/**
 * Starts a backend in memory with an HTTP server, so that other processes can reach the backend. Between `down` and
 * `up`, the server closes the connection of each request without a response. `loseConnection` does this once, for the
 * next request whose path starts with `path`: the connection is closed before or after the backend has handled this
 * request. `up` also cancels `loseConnection`.
 */
export async function startBackendServer() {
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  const listener = requestListener(backend.handle)
  let isUp = true
  let lost: { path: string; moment: 'before' | 'after' } | undefined
  const server = await serveRequests((request, response) => {
    const loses = lost && request.url?.startsWith(lost.path) ? lost.moment : undefined
    if (loses) lost = undefined
    if (!isUp || loses === 'before') return request.socket.destroy()
    if (loses === 'after') {
      response.write = () => true
      response.end = () => {
        request.socket.destroy()
        return response
      }
    }
    listener(request, response)
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
      lost = undefined
    },
    loseConnection: (path: string, moment: 'before' | 'after') => {
      lost = { path, moment }
    },
  }
}

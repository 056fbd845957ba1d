import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

import { startEmbeddedBackend } from '../../../supabase/local/embedded-backend.ts'

interface BuildBackend {
  url: string
  close(): Promise<void>
}

/**
 * The backend whose content is built into the pages: the hosted project, or an embedded one in memory. That holds
 * what migrations and seeds say and nothing else, so that the same commit gives the same pages on every machine.
 */
export async function openBuildBackend(supabaseUrl: string): Promise<BuildBackend> {
  if (supabaseUrl) return { url: supabaseUrl, close: () => Promise.resolve() }
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  const listen = getRequestListener((request, { incoming }) =>
    backend.handle(request, incoming.socket.remoteAddress ?? null),
  )
  const server = createServer((request, response) => void listen(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await backend.close()
    },
  }
}

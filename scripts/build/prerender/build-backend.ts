import { startEmbeddedBackend } from '../../../supabase/local/embedded-backend.ts'
import { requestListener, serveRequests } from '../../../supabase/local/serve-requests.ts'

interface BuildBackend {
  url: string
  close: () => Promise<void>
}

/**
 * Opens the backend whose content is built into the pages: the hosted project, or an embedded backend in memory. The
 * embedded backend contains only migrations and seeds, so that the same commit gives the same pages on every machine.
 * @param supabaseUrl URL of the hosted project, or '' for an embedded backend
 */
export async function openBuildBackend(supabaseUrl: string): Promise<BuildBackend> {
  if (supabaseUrl) return { url: supabaseUrl, close: () => Promise.resolve() }
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  const server = await serveRequests(requestListener(backend.handle))
  return {
    url: server.url,
    close: async () => {
      await server.close()
      await backend.close()
    },
  }
}

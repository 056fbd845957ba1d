import { startEmbeddedBackend } from '../../../supabase/local/embedded-backend.ts'
import { requestListener, serveRequests } from '../../../supabase/local/serve-requests.ts'

interface BuildBackend {
  url: string
  close: () => Promise<void>
}

/**
 * Returns the backend that provides the content of the prerendered pages. Starts an embedded backend if no hosted
 * project is configured. The embedded backend keeps its data in memory and contains the migrations and seeds only, so
 * the same commit builds the same pages on every machine.
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

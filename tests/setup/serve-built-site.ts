import { rmSync } from 'node:fs'
import { preview } from 'vite'

// Serves `dist/` with a new embedded backend, which has only the demo content. Deletes the mails of the previous run.
// The command-line argument is the port.
const port = Number(process.argv[2])
process.env.LOCAL_DATA_FOLDER = 'memory'
process.env.LOCAL_MAIL_FOLDER = 'supabase/.temp/e2e-mail'
rmSync(process.env.LOCAL_MAIL_FOLDER, { recursive: true, force: true })

const server = await preview({ preview: { port, strictPort: true } })
// A request fails if the server closes an idle connection at the moment when the browser uses it again.
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000
server.printUrls()

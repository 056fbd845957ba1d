import { preview } from 'vite'

/**
 * Serves built sites with their own headers and a new embedded backend each. Runs in its own process, so that the
 * measurement does not block the servers. Sends its parent the URLs.
 */
const [mailFolder, ...folders] = process.argv.slice(2)
Object.assign(process.env, { LOCAL_DATA_FOLDER: 'memory', LOCAL_MAIL_FOLDER: mailFolder })

const urls: string[] = []
for (const outDir of folders) {
  const server = { host: '127.0.0.1', port: 0, strictPort: false }
  const { resolvedUrls } = await preview({ build: { outDir }, preview: server, logLevel: 'error' })
  urls.push(resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
}
process.send?.(urls)
// Sets the exit code, because the embedded database has set another one (99).
process.once('disconnect', () => process.exit(0))

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

interface Site {
  url: string
  baselineUrl: string
  stop(): Promise<void>
}

/**
 * Starts `serve.ts` in a child process and waits until it is ready. The embedded backend stores its data in the folder
 * `scratch`.
 */
export async function startSite(outDir: string, port: number, scratch: string): Promise<Site> {
  const server = fork(join(import.meta.dirname, 'serve.ts'), [outDir, String(port), scratch], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`)
  })
  await Promise.race([once(server, 'message'), failed])
  failed.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    baselineUrl: `http://127.0.0.1:${port + 1}/`,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

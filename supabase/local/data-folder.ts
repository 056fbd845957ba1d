import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

function socketPath(folder: string): string {
  const name = `tidebridge-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/**
 * Locks the folder, because two backends that write to one Postgres folder would destroy it. Listens on a socket instead
 * of creating a lock file, because the operating system closes the socket even if the process is killed.
 */
async function lock(folder: string): Promise<Server> {
  const path = socketPath(folder)
  const server = createServer((socket) => socket.end()).unref()
  try {
    server.listen(path)
    await once(server, 'listening')
    return server
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  }
  const isListening = await once(connect(path), 'connect').then(
    () => true,
    () => false,
  )
  if (isListening) throw new Error(`${folder} is in use by another running backend`)
  await rm(path, { force: true })
  return lock(folder)
}

/**
 * Opens the folder for one backend. Deletes a database whose first start did not finish.
 * @throws Error if a running backend uses the folder
 */
export async function openDataFolder(path: string) {
  const folder = resolve(path)
  const database = join(folder, 'database')
  const complete = join(folder, 'complete')
  await mkdir(folder, { recursive: true })
  const server = await lock(folder)
  const isNew = !existsSync(complete)
  if (isNew) await rm(database, { recursive: true, force: true })
  return {
    database,
    isNew,
    /** Records that all migrations and seeds are applied. */
    markComplete: () => writeFile(complete, ''),
    release: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

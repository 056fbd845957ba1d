import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface DataFolder {
  /** Folder of the files of Postgres. It does not exist if the database is new. */
  database: string
  isNew: boolean
  /** Records that all migrations and seeds are applied. Without this record, the next start creates a new database. */
  markComplete: () => Promise<void>
  release: () => Promise<void>
}

function socketPath(folder: string): string {
  const name = `tidebridge-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path)
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isConnected
}

/**
 * Locks the folder by listening on a socket. Two backends that write to one Postgres folder would destroy it, and
 * Postgres in WebAssembly does not detect this. The operating system closes a socket even if the process is killed. A
 * lock file would remain.
 * @throws Error if a running backend has locked the folder
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
  if (await isListening(path)) throw new Error(`${folder} is in use by another running backend`)
  await rm(path, { force: true })
  return lock(folder)
}

/**
 * Opens the folder for one backend. The database of a killed process can be used again. Deletes a database whose first
 * start did not finish.
 * @throws Error if a running backend uses the folder
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path)
  const database = join(folder, 'database')
  const complete = join(folder, 'complete')
  await mkdir(folder, { recursive: true })
  const server = await lock(folder)
  if (!existsSync(complete)) await rm(database, { recursive: true, force: true })

  return {
    database,
    isNew: !existsSync(database),
    markComplete: () => writeFile(complete, ''),
    release: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

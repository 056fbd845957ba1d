import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface DataFolder {
  /** Where Postgres keeps its files; absent when the database is still to be made. */
  database: string
  isNew: boolean
  /** Says that migrations and seeds are through, so that the next start goes on from here. */
  markComplete(): Promise<void>
  /** Lets another backend have the folder. */
  release(): Promise<void>
}

function claimAddress(folder: string): string {
  const name = `tidebridge-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function somebodyAnswers(address: string): Promise<boolean> {
  const socket = connect(address)
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/**
 * Two backends writing one Postgres folder would ruin it, and Postgres in WebAssembly does not notice. A listening
 * socket is a claim that ends with its process however that ends; a number in a file is not.
 */
async function claim(folder: string): Promise<Server> {
  const address = claimAddress(folder)
  const server = createServer((socket) => socket.end()).unref()
  try {
    server.listen(address)
    await once(server, 'listening')
    return server
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  }
  if (await somebodyAnswers(address)) throw new Error(`${folder} is in use by another running backend`)
  await rm(address, { force: true })
  return claim(folder)
}

/**
 * Opens the folder for one backend alone. What a killed process left behind is taken over, and a database whose first
 * start did not finish is thrown away. Throws when a running backend holds the folder.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path)
  const database = join(folder, 'database')
  const complete = join(folder, 'complete')
  await mkdir(folder, { recursive: true })
  const server = await claim(folder)
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

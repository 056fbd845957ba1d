import { expect } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startBackendServer } from './backend-server.ts'
import { takeSnapshot } from './database-snapshot.ts'
import { muteConsoleErrors } from './embedded-backend.ts'

type Shared = { server: Awaited<ReturnType<typeof startBackendServer>>; restore: () => Promise<void> }

let shared: Promise<Shared> | undefined
let previousFile: string | undefined

async function start(): Promise<Shared> {
  const server = await startBackendServer()
  return { server, restore: await takeSnapshot(server) }
}

/**
 * Returns the backend server that all test files of this Vitest worker share, because starting a backend takes more
 * than a second of processor time. Call this function in `beforeAll`. The first call starts the backend. Each call
 * restores the rows that the tables had after the migrations and seeds, so a file never reads rows of an earlier file.
 * Each call also mutes `console.error`. The backend ends with the worker. A file that changes the schema must undo the
 * change, or start a backend of its own with `startTestBackend`.
 * @throws Error if an earlier file has changed the schema and did not undo the change. The message names the earlier
 * file.
 */
export async function sharedBackendServer(): Promise<Omit<Shared['server'], 'close'>> {
  muteConsoleErrors()
  shared ??= start()
  const { server, restore } = await shared
  await restore().catch((cause: unknown) => {
    throw new Error(`${previousFile} must undo its changes of the schema or start a backend of its own`, {
      cause,
    })
  })
  server.up()
  previousFile = expect.getState().testPath
  return server
}

/** Returns the backend of `sharedBackendServer`, for tests that call it in this process. Do not close it. */
export async function sharedBackend(): Promise<EmbeddedBackend> {
  return (await sharedBackendServer()).backend
}

import { vi } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startBackendServer } from './backend-server.ts'
import { takeSnapshot } from './database-snapshot.ts'

type Shared = { server: Awaited<ReturnType<typeof startBackendServer>>; restore: () => Promise<void> }

let shared: Promise<Shared> | undefined

async function start(): Promise<Shared> {
  const server = await startBackendServer()
  return { server, restore: await takeSnapshot(server) }
}

/**
 * Returns the backend server that all test files of this Vitest worker share, because starting a backend takes more
 * than a second of processor time. Call this function in `beforeAll`. Each call restores the rows that the tables had
 * after the migrations and seeds. A file that changes the schema must undo the change. Mutes `console.error` for the
 * rest of the test file, because the backend logs each failed query.
 */
export async function sharedBackendServer(): Promise<Shared['server']> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  shared ??= start()
  const { server, restore } = await shared
  await restore()
  server.up()
  return server
}

/** Returns the backend of `sharedBackendServer`, for tests that call it in this process. */
export async function sharedBackend(): Promise<EmbeddedBackend> {
  return (await sharedBackendServer()).backend
}

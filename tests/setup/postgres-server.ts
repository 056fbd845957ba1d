import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

import type { TestProject } from 'vitest/node'

import { createTemplateDatabase } from './postgres-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server and name of the database that the test files copy. Null if there is no server. */
    postgres: { url: string; template: string } | null
  }
}

/**
 * Provides a Postgres server for all tests of the project `postgres`: the server at `DATABASE_URL`, whose user must be
 * a superuser, or a new server if Postgres is installed. Without a server, the tests are skipped. Creates one database
 * with all migrations and seeds, which the test files copy.
 */
export default async function setup(project: TestProject) {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: () => Promise.resolve() }
    : await startServer()
  if (!server) {
    console.warn('The tests of the project "postgres" are skipped: set DATABASE_URL or install Postgres')
    project.provide('postgres', null)
    return
  }
  const template = await createTemplateDatabase(server.url)
  project.provide('postgres', { url: server.url, template: template.name })
  return async () => {
    await template.dropAll()
    await server.stop()
  }
}

/**
 * Returns a folder with `initdb` and `postgres`, or undefined if Postgres is not installed. First looks in the folders
 * of Debian, because they are not in PATH.
 */
function findBinaries(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** If this process runs as root, Postgres runs as the user `nobody`, because Postgres refuses to run as root. */
const unprivileged: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/**
 * Starts a server with an empty cluster in a new folder. The server listens only on a Unix socket in this folder.
 * Returns undefined if Postgres is not installed.
 */
async function startServer() {
  const binaries = findBinaries()
  if (binaries === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'tidebridge-postgres-'))
  if (unprivileged.uid !== undefined) chownSync(folder, unprivileged.uid, unprivileged.gid ?? 0)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...unprivileged }

  const initialize = [
    '-D',
    data,
    '-U',
    'supabase_admin',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]
  const initdb = spawn(join(binaries, 'initdb'), initialize, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [problems] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')])
  if (initdb.exitCode !== 0) throw new Error(`initdb failed: ${problems}`)

  const unsafeButFast = ['fsync', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`])
  const server = [
    join(binaries, 'postgres'),
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    ...unsafeButFast,
  ]
  // The shell stops Postgres and deletes the folder when the standard input of the shell ends. The input ends when
  // `stop` is called or when this process ends, even if it is killed.
  const script = '"$@" & cat > /dev/null; kill -QUIT $!; wait; rm -rf "$0"'
  const shell = spawn('/bin/sh', ['-c', script, folder, ...server], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await started(shell.stderr)
  return {
    url: `postgres://supabase_admin@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      shell.stdin.end()
      await once(shell, 'exit')
    },
  }
}

/**
 * Resolves when the log of the server says that it is ready. Rejects if the server ends earlier. Continues to read the
 * log later, so that the pipe is never full.
 */
function started(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let lines = ''
    log.on('data', (chunk: Buffer) => {
      lines += chunk.toString()
      if (lines.includes('ready to accept connections')) resolve()
    })
    log.on('end', () => reject(new Error(`Postgres did not start: ${lines}`)))
  })
}

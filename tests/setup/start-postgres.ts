import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

import pg from 'pg'

import { readLocalConfig, supabaseFolder } from '../../supabase/local/local-config.ts'

// Reads columns of the type `bigint` as numbers, as the embedded backend does.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The first folder with `initdb` and `postgres`. Those of Debian are not in PATH. */
const binaries = [
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...(process.env.PATH ?? '').split(delimiter),
].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

/** In CI, tests fail without Postgres instead of being skipped. */
export const skipWithoutPostgres = binaries === undefined && !process.env.CI

if (skipWithoutPostgres) console.warn('The tests on a Postgres server are skipped: install Postgres')

/**
 * Starts a Postgres server whose database has the migrations and seeds, without the scheduled jobs. The server listens
 * only on a Unix socket. `client` has the role `postgres`, which owns the tables of `public`.
 */
export async function startPostgres() {
  const server = await startServer()
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query(readFileSync(new URL('server-platform.sql', import.meta.url), 'utf8'))
  await client.query('set session authorization postgres')
  const patterns = ['migrations/*.sql', ...readLocalConfig().db.seed.sql_paths]
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: supabaseFolder }).sort())
  // The scheduled jobs need extensions that only a superuser can create, and that some servers offer.
  for (const file of files.filter((name) => !name.includes('scheduled_jobs'))) {
    await client.query(readFileSync(new URL(file, supabaseFolder), 'utf8')).catch((cause: unknown) => {
      throw new Error(`supabase/${file} failed`, { cause })
    })
  }
  const pools: pg.Pool[] = []
  return {
    client,
    /** Opens further connections with settings such as `role`. Their values must not contain spaces. */
    pool: async (size: number, settings: Record<string, string>) => {
      const options = Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' ')
      const pool = new pg.Pool({ connectionString: server.url, options, max: size })
      pools.push(pool)
      // Opens all connections now. Otherwise the first calls of a test would end before the last connection is open.
      const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()))
      clients.forEach((each) => each.release())
      return pool
    },
    stop: async () => {
      await Promise.all(pools.map((pool) => pool.end()))
      await client.end()
      await server.stop()
    },
  }
}

async function startServer() {
  if (!binaries) throw new Error('Postgres is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'tidebridge-postgres-'))
  // Postgres refuses to run as root, so it then runs as the user `nobody`.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...user }

  const initialize = `-D ${data} -U supabase_admin --auth=trust --no-sync --encoding=UTF8 --locale=C.UTF-8`
  const initdb = spawn(join(binaries, 'initdb'), initialize.split(' '), {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [problems] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')])
  if (initdb.exitCode !== 0) throw new Error(`initdb failed: ${problems}`)

  // The shell stops Postgres and deletes the folder when the standard input of the shell ends. The input ends when
  // `stop` is called or when this process ends, even if it is killed.
  const script = '"$@" & cat > /dev/null; kill -QUIT $!; wait; rm -rf "$0"'
  const unsafeButFast = '-c fsync=off -c full_page_writes=off'
  const server = `${join(binaries, 'postgres')} -D ${data} -k ${folder} -c listen_addresses= ${unsafeButFast}`
  const shell = spawn('/bin/sh', ['-c', script, folder, ...server.split(' ')], {
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

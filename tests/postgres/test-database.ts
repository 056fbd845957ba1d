import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { describe, inject } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { connect, urlOf } from '../setup/postgres-template.ts'

const server = inject('postgres')

export const describeWithServer = describe.skipIf(server === null)

/**
 * Creates a database with all migrations and seeds. The database is dropped after the last test file. `query` has one
 * connection with the role `postgres`, which owns the tables. `pool` opens further connections with settings such as
 * `role`. The values of the settings must not contain spaces.
 */
export async function createTestDatabase() {
  if (!server) throw new Error('There is no Postgres server')
  const name = `${server.template}_${randomUUID().slice(0, 8)}`
  const owner = new pg.Client(server.url)
  await owner.connect()
  await owner.query(`create database ${name} template ${server.template} owner postgres`)
  await owner.end()
  const client = await connect(server.url, name)
  await client.query('set session authorization postgres')
  const pools: pg.Pool[] = []

  // Each query waits for the previous query, because the client runs only one query at a time.
  let previous: Promise<unknown> = Promise.resolve()
  const query: EmbeddedBackend['query'] = async <Row>(sql: string, params?: unknown[]) => {
    const result = previous.then(() => client.query(sql, params))
    previous = result.catch(() => undefined)
    // SQL with several statements returns an array of results. Only the rows of the last statement are returned.
    return ([await result].flat().at(-1)?.rows ?? []) as Row[]
  }
  return {
    query,
    pool: async (size: number, settings: Record<string, string>) => {
      const options = Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' ')
      const pool = new pg.Pool({ connectionString: urlOf(server.url, name), options, max: size })
      pools.push(pool)
      // Opens all connections now. Otherwise the first calls of a test would end before the last connection is open.
      const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()))
      clients.forEach((each) => each.release())
      return pool
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()))
      await client.end()
    },
  }
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

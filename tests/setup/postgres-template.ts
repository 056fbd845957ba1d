import { globSync, readFileSync } from 'node:fs'

import pg from 'pg'

import { readLocalConfig, supabaseFolder } from '../../supabase/local/local-config.ts'

/** Reads columns of the type `bigint` as numbers, as the embedded backend does. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const read = (file: string) => readFileSync(new URL(file, supabaseFolder), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: supabaseFolder }).sort()

/** Connects to `database` on the server at `url`, even if `url` contains the name of another database. */
export async function connect(url: string, database: string): Promise<pg.Client> {
  const client = new pg.Client(urlOf(url, database))
  await client.connect()
  return client
}

export function urlOf(url: string, database: string): string {
  const target = new URL(url)
  target.pathname = `/${database}`
  return target.href
}

async function applyMigrationsAndSeeds(client: pg.Client): Promise<void> {
  const patterns = ['migrations/*.sql', ...readLocalConfig().db.seed.sql_paths]
  for (const file of patterns.flatMap(filesOf)) {
    try {
      await client.query(read(file))
    } catch (cause) {
      throw new Error(`supabase/${file} failed`, { cause })
    }
  }
}

export async function createTemplateDatabase(url: string) {
  const name = `tidebridge_${process.pid}_${Date.now()}`
  const server = new pg.Client(url)
  await server.connect()
  await server.query(`create database ${name}`)
  const client = await connect(url, name)
  await client.query(readFileSync(new URL('server-platform.sql', import.meta.url), 'utf8'))
  await client.query('set session authorization postgres')
  await applyMigrationsAndSeeds(client)
  await client.end()
  return {
    name,
    /** Drops the template database and its copies, whose names start with `name`. Then closes the connection. */
    dropAll: async () => {
      const { rows } = await server.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [name],
      )
      for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`)
      await server.end()
    },
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys, readLocalConfig, supabaseFolder } from '../../supabase/local/local-config.ts'
import { clientFor } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

let dataFolder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tidebridge-backend-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  child = undefined
  await rm(dataFolder, { recursive: true })
})

async function startInChildProcess(): Promise<void> {
  const module = new URL('../../supabase/local/embedded-backend.ts', import.meta.url)
  const script = `
    const { startEmbeddedBackend } = await import(${JSON.stringify(module)})
    const backend = await startEmbeddedBackend({ dataFolder: ${JSON.stringify(dataFolder)} })
    await backend.query("delete from public.offers where status = 0")
    console.log('started')
    setInterval(() => undefined, 1000)`
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('the child has no output')
  await once(child.stdout, 'data')
}

test('a second backend cannot start with the data folder of a running backend, and after the first backend was killed, the second backend starts and reads the changes of the first', async () => {
  await startInChildProcess()
  await expect(startEmbeddedBackend({ dataFolder })).rejects.toThrow('in use by another running backend')

  child?.kill('SIGKILL')
  if (child) await once(child, 'exit')
  const backend = await startEmbeddedBackend({ dataFolder })
  // The seeds run only at the first start with a data folder, so the offers that the first backend deleted are still
  // missing.
  expect(await backend.query('select distinct status from public.offers')).toEqual([{ status: 1 }])
  await backend.close()
})

test('a backend creates its database again if its data folder does not contain the file "complete"', async () => {
  const first = await startEmbeddedBackend({ dataFolder })
  await first.query('drop table public.offers cascade')
  await first.close()
  await rm(join(dataFolder, 'complete'))

  const backend = await startEmbeddedBackend({ dataFolder })
  expect(await backend.query('select from public.offers limit 1')).toHaveLength(1)
  await backend.close()
})

test('a new backend has one user, the local administrator, and the seed files of config.toml create no user', async () => {
  const backend = await sharedBackend()
  const users = () => backend.query(`select email from auth.users`)
  expect(await users()).toEqual([{ email: 'admin@example.com' }])
  await backend.query(
    'delete from auth.users; delete from public.case_studies; delete from public.case_study_history',
  )
  for (const pattern of readLocalConfig().db.seed.sql_paths) {
    const files = globSync(pattern, { cwd: supabaseFolder })
    expect(files, pattern).not.toEqual([])
    for (const file of files) await backend.query(readFileSync(new URL(file, supabaseFolder), 'utf8'))
  }
  expect(await users()).toEqual([])
})

test('if requests with the publishable key and with the secret key run in parallel, the publishable key reads no inactive offer and the secret key reads the two inactive offers', async () => {
  const backend = await sharedBackend()
  const { publishable, secret } = localKeys()
  const anonymous = clientFor(backend, publishable)
  const service = clientFor(backend, secret)
  const inactive = (client: typeof anonymous) => client.from('offers').select('id').eq('status', 0)

  const rounds = Array.from({ length: 20 }, async () => {
    const [seen, all] = await Promise.all([inactive(anonymous), inactive(service)])
    return [seen.data?.length, all.data?.length]
  })
  expect(new Set((await Promise.all(rounds)).map(String))).toEqual(new Set(['0,2']))
})

test('the backend returns 404 for /, /_system/info, /rest/v10/offers and /functions/v1/x', async () => {
  const backend = await sharedBackend()
  for (const path of ['/', '/_system/info', '/rest/v10/offers', '/functions/v1/x']) {
    expect((await backend.handle(new Request(`http://localhost${path}`), null)).status, path).toBe(404)
  }
})

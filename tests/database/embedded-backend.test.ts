import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { startEmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

const module = new URL('../../supabase/local/embedded-backend.ts', import.meta.url)

test('a data folder in use is locked, changes survive a kill, a changed migration is refused', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tidebridge-backend-'))
  // Starts a backend that deletes all images and the inactive offers, and keeps running.
  const script = `
    const { startEmbeddedBackend } = await import(${JSON.stringify(module)})
    const backend = await startEmbeddedBackend({ dataFolder: ${JSON.stringify(dataFolder)} })
    await backend.query("delete from storage.objects; delete from public.offers where status = 0")
    console.log('started')
    setInterval(() => undefined, 1000)`
  const running = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    running.kill('SIGKILL')
    await rm(dataFolder, { recursive: true })
  })
  await once(running.stdout, 'data')
  await expect(startEmbeddedBackend({ dataFolder })).rejects.toThrow('in use by another running backend')

  running.kill('SIGKILL')
  await once(running, 'exit')
  const backend = await startEmbeddedBackend({ dataFolder })
  const statuses = 'select distinct status from public.offers order by status'
  expect(await backend.query(statuses)).toEqual([{ status: 1 }])
  expect(await backend.query('select name from storage.objects')).toEqual([])

  await backend.query(`update supabase_migrations.schema_migrations set statements = '{select 1}'`)
  await backend.close()
  await expect(startEmbeddedBackend({ dataFolder })).rejects.toThrow(`Delete the folder ${dataFolder}`)
})

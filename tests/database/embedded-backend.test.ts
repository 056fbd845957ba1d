import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { startEmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

describe('the data folder', () => {
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

  /** Starts a backend that deletes all images and the inactive offers, and keeps running. */
  async function startInChildProcess() {
    const module = new URL('../../supabase/local/embedded-backend.ts', import.meta.url)
    const script = `
      const { startEmbeddedBackend } = await import(${JSON.stringify(module)})
      const backend = await startEmbeddedBackend({ dataFolder: ${JSON.stringify(dataFolder)} })
      await backend.query("delete from storage.objects; delete from public.offers where status = 0")
      console.log('started')
      setInterval(() => undefined, 1000)`
    child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (!child.stdout) throw new Error('the child has no output')
    await once(child.stdout, 'data')
    return child
  }
  const statuses = 'select distinct status from public.offers order by status'

  test('is locked while in use, keeps changes if killed, and is refused with a changed migration', async () => {
    const running = await startInChildProcess()
    await expect(startEmbeddedBackend({ dataFolder })).rejects.toThrow('in use by another running backend')

    running.kill('SIGKILL')
    await once(running, 'exit')
    const backend = await startEmbeddedBackend({ dataFolder })
    expect(await backend.query(statuses)).toEqual([{ status: 1 }])
    expect(await backend.query('select name from storage.objects')).toEqual([])

    await backend.query(`update supabase_migrations.schema_migrations set statements = '{select 1}'`)
    await backend.close()
    await expect(startEmbeddedBackend({ dataFolder })).rejects.toThrow(`Delete the folder ${dataFolder}`)
  })
})

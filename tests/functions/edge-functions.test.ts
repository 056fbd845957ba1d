import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import packages from '../../package.json' with { type: 'json' }
import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'

const code = `
  const attempt = async (work) => work().then(() => 'allowed', (error) => error.name)
  Deno.serve(async (request) => Response.json({
    path: request.url.replace(/.*:\\d+/, ''),
    variables: Object.keys(Deno.env.toObject()).filter((name) => /GREETING|PARENT_SECRET|HOME/.test(name)),
    read: await attempt(() => Deno.readTextFile('/etc/hostname')),
    run: await attempt(async () => new Deno.Command('/bin/sh').output()),
    version: Deno.version.deno,
  }))`

test('a function has no access to files, programs and the variables of its parent', async () => {
  vi.stubEnv('PARENT_SECRET', 'secret')
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  await mkdir(join(folder, 'echo'))
  await writeFile(join(folder, 'echo/index.ts'), code)
  const functions = startEdgeFunctions({ folder, environment: { GREETING: 'ahoj' }, log: () => undefined })
  const get = (path: string) =>
    functions.handle(new Request(`http://site.example/functions/v1/${path}`), null)
  try {
    expect(await (await get('echo/more?a=1')).json()).toEqual({
      path: '/echo/more?a=1',
      variables: ['GREETING'],
      read: 'NotCapable',
      run: 'NotCapable',
      version: process.env.EDGE_DENO ? (expect.any(String) as string) : packages.devDependencies.deno,
    })
    expect((await get('unknown')).status).toBe(404)
  } finally {
    await functions.close()
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
})

test('the gateway lets callers without a token reach both functions, which check them', async () => {
  const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
  expect(config.match(/^verify_jwt = false$/gm)).toHaveLength(2)
})

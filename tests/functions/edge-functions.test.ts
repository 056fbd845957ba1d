import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import packages from '../../package.json' with { type: 'json' }
import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'

const patience = { timeout: 20_000, interval: 20 }

let folder: string
let functions: ReturnType<typeof startEdgeFunctions> | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'))
})
afterEach(async () => {
  await functions?.close()
  functions = undefined
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function write(name: string, code: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'index.ts'), code)
}
function start({ watch = false } = {}) {
  functions = startEdgeFunctions({ folder, environment: { GREETING: 'ahoj' }, log: () => undefined, watch })
}
async function get(path: string) {
  if (!functions) throw new Error('not started')
  const response = await functions.handle(new Request(`http://site.example/functions/v1/${path}`), null)
  return { status: response.status, text: await response.text() }
}

test('a function has no access to files, programs and the variables of its parent', async () => {
  vi.stubEnv('PARENT_SECRET', 'secret')
  await write(
    'echo',
    `
    const attempt = async (work) => work().then(() => 'allowed', (error) => error.name)
    Deno.serve(async (request) => Response.json({
      path: request.url.replace(/.*:\\d+/, ''),
      variables: Object.keys(Deno.env.toObject()).filter((name) => /GREETING|PARENT_SECRET|HOME/.test(name)),
      read: await attempt(() => Deno.readTextFile('/etc/hostname')),
      run: await attempt(async () => new Deno.Command('/bin/sh').output()),
      version: Deno.version.deno,
    }))`,
  )
  start()
  const { status, text } = await get('echo/more?a=1')
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    path: '/echo/more?a=1',
    variables: ['GREETING'],
    read: 'NotCapable',
    run: 'NotCapable',
    version: process.env.EDGE_DENO ? (expect.any(String) as string) : packages.devDependencies.deno,
  })
  expect(await get('unknown')).toEqual({ status: 404, text: '{"error":{"code":"function_not_found"}}' })
})

test('with `watch`, a function starts again when its code changes, also after an error', async () => {
  const unavailable = { status: 503, text: '{"error":{"code":"function_unavailable"}}' }
  const becomes = (expected: typeof unavailable) =>
    vi.waitFor(async () => expect(await get('edited')).toEqual(expected), patience)
  await write('edited', `Deno.serve(() => new Response('first'))`)
  start({ watch: true })
  expect(await get('edited')).toEqual({ status: 200, text: 'first' })

  await write('edited', `Deno.serve(() => new Response('second'))`)
  await becomes({ status: 200, text: 'second' })
  await write('edited', 'throw new Error()')
  await becomes(unavailable)
  await write('edited', `Deno.serve(() => new Response('third'))`)
  await becomes({ status: 200, text: 'third' })
})

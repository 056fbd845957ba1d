import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import hostedDeno from 'deno-hosted/package.json' with { type: 'json' }
import currentDeno from 'deno/package.json' with { type: 'json' }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'
import type { DenoVersion } from '../../supabase/local/edge-launch.ts'

let folder: string
let lines: string[]
let functions: Awaited<ReturnType<typeof startEdgeFunctions>> | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'))
  lines = []
})
afterEach(async () => {
  await functions?.close()
  functions = undefined
  await rm(folder, { recursive: true })
})

async function write(name: string, code: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'index.ts'), code)
}
async function start(options: { watch?: boolean; deno?: DenoVersion } = {}) {
  const environment = { GREETING: 'ahoj' }
  functions = await startEdgeFunctions({ folder, environment, log: (line) => lines.push(line), ...options })
}
async function get(path: string) {
  if (!functions) throw new Error('not started')
  const response = await functions.handle(
    new Request(`http://site.example/functions/v1/${path}`, { headers: { 'cf-connecting-ip': '192.0.2.1' } }),
    '203.0.113.7',
  )
  return { status: response.status, text: await response.text() }
}
const waitOptions = { timeout: 20_000, interval: 20 }

const crashing = (body: string) => `
  Deno.serve((request) => {
    if (request.url.endsWith('/crash')) Deno.exit(1)
    return new Response('${body}')
  })`

const echo = `
  const seen = Object.keys(Deno.env.toObject())
  Deno.serve((request) => Response.json({ path: request.url.replace(/.*:\\d+/, ''), seen }))`

test('an edge function on the local server receives its path with the query and its configured environment variables, but not the variables PARENT_SECRET and HOME of the parent process', async () => {
  vi.stubEnv('PARENT_SECRET', 'secret')
  await write('echo', echo)
  await start()

  const { status, text } = await get('echo/more?a=1')
  expect(status).toBe(200)
  const { path, seen } = JSON.parse(text) as { path: string; seen: string[] }
  expect(path).toBe('/echo/more?a=1')
  expect(seen).toContain('GREETING')
  expect(seen).not.toContain('PARENT_SECRET')
  expect(seen).not.toContain('HOME')
  vi.unstubAllEnvs()
})

test.each([
  ['hosted', hostedDeno.version],
  ['current', currentDeno.version],
] as const)('with the option deno: "%s", edge functions run on Deno %s', async (deno, version) => {
  await write('version', 'Deno.serve(() => new Response(Deno.version.deno))')
  await start({ deno })
  expect(await get('version')).toEqual({ status: 200, text: version })
})

test.each(['nothing', 'not-a-function', '', '..%2Fecho'])(
  'the path "%s", which does not name a folder with an index.ts, returns 404 with function_not_found',
  async (path) => {
    await write('echo', echo)
    await write('not-a-function/inner', '')
    await start()
    expect(await get(path)).toMatchObject({ status: 404, text: '{"error":{"code":"function_not_found"}}' })
  },
)

test('an edge function gets the error NotCapable if it reads /etc/hostname or starts /bin/sh', async () => {
  await write(
    'forbidden',
    `
    const attempt = async (work) => work().then(() => 'allowed', (error) => error.name)
    Deno.serve(async () => Response.json([
      await attempt(() => Deno.readTextFile('/etc/hostname')),
      await attempt(async () => new Deno.Command('/bin/sh').output()),
    ]))`,
  )
  await start()
  expect(await get('forbidden')).toEqual({ status: 200, text: '["NotCapable","NotCapable"]' })
})

test('an edge function is restarted after a crash, returns 503 and is not restarted after six crashes in a row, and starts again when its code changes', async () => {
  await write('unstable', crashing('up'))
  await start({ watch: true })
  expect(await get('unstable')).toEqual({ status: 200, text: 'up' })

  expect(await get('unstable/crash')).toMatchObject({ status: 503 })
  await vi.waitFor(
    async () => expect(await get('unstable')).toEqual({ status: 200, text: 'up' }),
    waitOptions,
  )

  await vi.waitFor(async () => {
    await get('unstable/crash')
    expect(lines).toContainEqual(expect.stringContaining('crashed 6 times in a row'))
  }, waitOptions)
  expect(await get('unstable')).toEqual({ status: 503, text: '{"error":{"code":"function_unavailable"}}' })

  await write('unstable', crashing('fixed'))
  await vi.waitFor(
    async () => expect(await get('unstable')).toEqual({ status: 200, text: 'fixed' }),
    waitOptions,
  )
})

test('an edge function ends when the process that started it is killed', async () => {
  await write('origin', `Deno.serve((request) => new Response(new URL(request.url).origin))`)
  const runner = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    import { startEdgeFunctions } from ${JSON.stringify(new URL('../../supabase/local/edge-functions.ts', import.meta.url).href)}
    const functions = await startEdgeFunctions({ folder: ${JSON.stringify(folder)}, environment: {} })
    const response = await functions.handle(new Request('http://site.example/functions/v1/origin'), null)
    console.log(await response.text())
  `,
  ])
  const [origin] = (await once(runner.stdout.setEncoding('utf8'), 'data')) as [string]
  expect((await fetch(origin)).status).toBe(200)

  runner.kill('SIGKILL')
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), waitOptions)
})

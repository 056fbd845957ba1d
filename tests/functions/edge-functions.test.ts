import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'
import { goodEnquiry, startFunctions } from '../setup/functions.ts'

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
async function start(options: { watch?: boolean } = {}) {
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
const patience = { timeout: 20_000, interval: 20 }

const crashing = (answer: string) => `
  Deno.serve((request) => {
    if (request.url.endsWith('/crash')) Deno.exit(1)
    return new Response('${answer}')
  })`

test('a function sees its path, its environment and nothing of ours', async () => {
  vi.stubEnv('OUR_SECRET', 'secret')
  await write(
    'echo',
    `
    const seen = Object.keys(Deno.env.toObject())
    Deno.serve((request) => Response.json({ path: request.url.replace(/.*:\\d+/, ''), seen }))`,
  )
  await write('not-a-function/inner', '')
  await start()

  const { status, text } = await get('echo/more?a=1')
  expect(status).toBe(200)
  const { path, seen } = JSON.parse(text) as { path: string; seen: string[] }
  expect(path).toBe('/echo/more?a=1')
  expect(seen).toContain('GREETING')
  expect(seen).not.toContain('OUR_SECRET')
  expect(seen).not.toContain('HOME')
  for (const unknown of ['nothing', 'not-a-function', '', '..%2Fecho']) {
    expect(await get(unknown)).toMatchObject({ status: 404, text: '{"error":{"code":"function_not_found"}}' })
  }
  vi.unstubAllEnvs()
})

test('a function may not read files or start programs', async () => {
  await write(
    'curious',
    `
    const tryOut = async (work) => work().then(() => 'allowed', (error) => error.name)
    Deno.serve(async () => Response.json([
      await tryOut(() => Deno.readTextFile('/etc/hostname')),
      await tryOut(async () => new Deno.Command('/bin/sh').output()),
    ]))`,
  )
  await start()
  expect(await get('curious')).toEqual({ status: 200, text: '["NotCapable","NotCapable"]' })
})

test('a crash costs one answer, a run of crashes the function, a change brings it back', async () => {
  await write('shaky', crashing('up'))
  await start({ watch: true })
  expect(await get('shaky')).toEqual({ status: 200, text: 'up' })

  expect(await get('shaky/crash')).toMatchObject({ status: 503 })
  await vi.waitFor(async () => expect(await get('shaky')).toEqual({ status: 200, text: 'up' }), patience)

  await vi.waitFor(async () => {
    await get('shaky/crash')
    expect(lines).toContainEqual(expect.stringContaining('crashed 6 times in a row'))
  }, patience)
  expect(await get('shaky')).toEqual({ status: 503, text: '{"error":{"code":"function_unavailable"}}' })

  await write('shaky', crashing('mended'))
  await vi.waitFor(async () => expect(await get('shaky')).toEqual({ status: 200, text: 'mended' }), patience)
})

test('an unusable environment is said at once and in full, without a value', async () => {
  const broken = { ALLOWED_ORIGINS: 'example.com', SMTP_PORT: '99999', MAIL_TO: 'nobody', SMTP_HOST: ' ' }
  const ours = await startFunctions({ smtpPort: 25, backendUrl: 'http://127.0.0.1:9' }, broken)
  expect(await ours.post(goodEnquiry)).toMatchObject({ status: 503 })
  await ours.close()
  const log = ours.lines.filter((line) => line.startsWith('[send-contact-email]')).join('\n')
  for (const name of Object.keys(broken)) expect(log).toContain(name)
  expect(log).not.toMatch(/MAIL_FROM|99999|nobody/)
  expect(log.split('it starts again when its code changes')).toHaveLength(2)
})

test('no process outlives a runner that was killed', async () => {
  await write('here', `Deno.serve((request) => new Response(new URL(request.url).origin))`)
  const runner = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    import { startEdgeFunctions } from ${JSON.stringify(new URL('../../supabase/local/edge-functions.ts', import.meta.url).href)}
    const functions = await startEdgeFunctions({ folder: ${JSON.stringify(folder)}, environment: {} })
    const answer = await functions.handle(new Request('http://site.example/functions/v1/here'), null)
    console.log(await answer.text())
  `,
  ])
  const [origin] = (await once(runner.stdout.setEncoding('utf8'), 'data')) as [string]
  expect((await fetch(origin)).status).toBe(200)

  runner.kill('SIGKILL')
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), patience)
})

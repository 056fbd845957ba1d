import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { scripts } from '../package.json' with { type: 'json' }

test.each([
  ['20.20.2', 1, /^This project needs Node 24 or newer, and this is v20\.20\.2: .*\n$/],
  ['24.0.0', 0, /^$/],
  ['26.1.0', 0, /^$/],
])('Node %s ends with the exit code %i', (version, status, message) => {
  const script = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    Object.defineProperty(process, 'version', { value: 'v${version}' })
    require('./scripts/require-node.cjs')`
  const result = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' })
  expect(result.status).toBe(status)
  expect(result.stderr).toMatch(message)
})

test.each(['start', 'test', 'build', 'build:demo', 'check:deployment'])(
  'npm run %s checks the version first',
  (name) => {
    expect(scripts).toHaveProperty([`pre${name}`], 'node scripts/require-node.cjs')
  },
)

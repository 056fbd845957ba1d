import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import packageJson from '../../package.json' with { type: 'json' }
import denoJson from '../../supabase/functions/deno.json' with { type: 'json' }

const installed: Record<string, string> = { ...packageJson.dependencies, ...packageJson.devDependencies }

test.each(Object.entries(denoJson.imports))(
  'deno.json imports %s in the version of package.json',
  (specifier, target) => {
    const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)(?:\/.*)?$/.exec(target) ?? []
    expect(version).toBe(installed[name])
    expect(specifier.startsWith(name)).toBe(true)
  },
)

test('the gateway lets callers without a token reach both functions, which check them', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
  expect(config.match(/^verify_jwt = false$/gm)).toHaveLength(2)
})

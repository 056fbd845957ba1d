import { expect, test } from 'vitest'

import lock from '../../package-lock.json' with { type: 'json' }
import deno from '../../supabase/functions/deno.json' with { type: 'json' }

test('hosted functions get the versions of the packages that are tested', () => {
  const packages = lock.packages as unknown as Record<string, { version?: string }>
  const wrong = Object.values(deno.imports).filter((specifier) => {
    const [, name = '', version] = /^npm:(@?[^@]+)@([^/]+)/.exec(specifier) ?? []
    return packages[`node_modules/${name}`]?.version !== version
  })
  expect(wrong).toEqual([])
})

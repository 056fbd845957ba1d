import { globSync, readFileSync } from 'node:fs'

import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { parsePublicEnv } from './src/config/env-schema.ts'
import { localKeys } from './supabase/local/local-config.ts'
import { alias } from './vite.config.ts'

const env = parsePublicEnv({}, localKeys().publishable)

const project = (name: string, include: string[], test: ViteUserConfig['test'] = {}) => ({
  resolve: { alias },
  test: { name, include, env, isolate: false, ...test },
})

/** A backend starts in about two seconds, and Deno in one second. Both take several times as long on a busy machine. */
const slowStart = { testTimeout: 60_000, hookTimeout: 60_000 }

const unitTests = globSync(['src/**/*.test.{ts,tsx}', '{scripts,supabase}/**/*.test.ts', '*.test.ts'])
const mocksModule = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(')
const unit = { environment: 'jsdom', setupFiles: ['tests/setup/layout.ts', 'tests/setup/unit.ts'] }

/**
 * One project per kind of test. `npm test` runs all of them, `npx vitest --project locales` runs one. The files of a
 * project share their modules and jsdom, because loading them again takes longer than most tests. A mock would replace
 * the module for the later files too, so unit tests that mock a module and function tests are isolated (record 46).
 */
export default defineConfig({
  test: {
    // Uses every core (by default, all but one), because most of these tests wait for another process.
    maxWorkers: '100%',
    // As in the browser tests: a test may fail because the machine is slow.
    retry: process.env.CI ? 1 : 0,
    projects: [
      project(
        'unit',
        unitTests.filter((file) => !mocksModule(file)),
        unit,
      ),
      project('unit with mocks', unitTests.filter(mocksModule), { ...unit, isolate: true }),
      project('locales', ['tests/locales/**/*.test.{ts,tsx}'], {
        ...slowStart,
        setupFiles: 'tests/setup/layout.ts',
      }),
      project('database', ['tests/database/**/*.test.ts'], slowStart),
      project('functions', ['tests/functions/**/*.test.ts'], { ...slowStart, isolate: true }),
      project('docs', ['tests/docs/**/*.test.ts']),
    ],
  },
})

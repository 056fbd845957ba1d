import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { parsePublicEnv } from './src/config/env-schema.ts'
import { localKeys } from './supabase/local/local-config.ts'
import { alias } from './vite.config.ts'

const env = { ...parsePublicEnv({}, localKeys().publishable), FORM_ORIGIN: '', BUILD_YEAR: '2026' }

/**
 * The timeouts are long, because a busy machine needs several times as long as an idle one. Spies are removed before the
 * next test, not after each one: a component that is still mounted may call them until then.
 */
const project = (name: string, include: string[], test: ViteUserConfig['test'] = {}) => ({
  resolve: { alias },
  test: {
    name,
    include,
    env,
    isolate: false,
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...test,
  },
})

/**
 * Projects whose tests never wait for another process. They run before all other projects. They have only one worker
 * for each of the two cores of a CI machine, because each further worker with jsdom would take two seconds of processor
 * time to start.
 */
const computing = { maxWorkers: 2, sequence: { groupOrder: 0 } }

/** Projects whose tests wait for timers and other processes. So they have more workers than a CI machine has cores. */
const waiting = { maxWorkers: 3, sequence: { groupOrder: 1 } }

/**
 * One project for each kind of test. `npm test` runs all projects, `npx vitest run --project locales` runs one. In each
 * worker, the test files of a project share their modules and jsdom, because loading them again takes longer than most
 * tests. So a test replaces functions with `vi.spyOn`: a module of `vi.mock` would stay mocked in later files
 * (docs/decisions/0046).
 */
export default defineConfig({
  test: {
    // In CI, repeats a failed test once, because a slow machine can make a test fail.
    retry: process.env.CI ? 1 : 0,
    // `--sequence.seed=N` repeats an order.
    sequence: { shuffle: true },
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', '{scripts,supabase}/**/*.test.ts', '*.test.ts'], {
        ...computing,
        environment: 'jsdom',
        setupFiles: ['tests/setup/layout.ts', 'tests/setup/unit.ts'],
      }),
      project('locales', ['tests/locales/**/*.test.{ts,tsx}'], {
        ...computing,
        setupFiles: 'tests/setup/layout.ts',
      }),
      project('backend', ['tests/{database,functions}/**/*.test.ts'], waiting),
      project('docs', ['tests/docs/**/*.test.ts'], computing),
    ],
  },
})

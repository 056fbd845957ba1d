import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { parsePublicEnv } from './src/config/env-schema.ts'
import { localKeys } from './supabase/local/local-config.ts'
import { alias } from './vite.config.ts'

const env = parsePublicEnv({}, localKeys().publishable)

const project = (name: string, include: string[], test: ViteUserConfig['test'] = {}) => ({
  resolve: { alias },
  test: { name, include, env, ...test },
})

/** One project per kind of test. `npm test` runs all of them, `npx vitest --project unit` runs one. */
export default defineConfig({
  test: {
    // Uses every core (by default, all but one), because most of these tests wait for another process.
    maxWorkers: '100%',
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', '{scripts,supabase}/**/*.test.ts', '*.test.ts'], {
        environment: 'jsdom',
        setupFiles: ['tests/setup/layout.ts', 'tests/setup/unit.ts'],
      }),
      project('locales', ['tests/locales/**/*.test.{ts,tsx}'], { setupFiles: 'tests/setup/layout.ts' }),
      project('database', ['tests/database/**/*.test.ts']),
      project('functions', ['tests/functions/**/*.test.ts']),
      project('docs', ['tests/docs/**/*.test.ts']),
    ],
  },
})

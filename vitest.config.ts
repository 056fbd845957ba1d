import { defineConfig } from 'vitest/config'

import { alias } from './vite.config.ts'

const shared = { extends: false, resolve: { alias } } as const

/** One project per kind of test; `npm test` runs them all, `npx vitest --project unit` runs one. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'supabase/**/*.test.ts'],
          setupFiles: 'tests/setup/unit.ts',
        },
      },
      { ...shared, test: { name: 'locales', include: ['tests/locales/**/*.test.{ts,tsx}'] } },
      { ...shared, test: { name: 'database', include: ['tests/database/**/*.test.ts'] } },
      { ...shared, test: { name: 'functions', include: ['tests/functions/**/*.test.ts'] } },
    ],
  },
})

import { join } from 'node:path'
import { defineConfig } from 'playwright/test'

import { findBrowser, findEngine, type EngineName } from '../setup/browser.ts'

// With different values of `E2E_PORT`, two checkouts can be tested at the same time.
const PORT = Number(process.env.E2E_PORT ?? 4180)

/** The tests of an engine that is not installed fail in CI, and are skipped elsewhere (D72). */
const engines = (['chromium', 'firefox', 'webkit'] as const).filter((name) => {
  const isTested = findEngine(name) ?? process.env.CI
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined
  if (!isTested && !isWorker) console.warn(`The tests in ${name} are skipped, because it is not installed.`)
  return isTested
})

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more worker than a CI machine has cores, because a test also waits for its browser. More workers only delay each
  // other, because the unit tests run at the same time.
  workers: 3,
  projects: [
    // The project `hosted site` has one worker, so that the site is built only once. This project is listed first,
    // because the build takes long.
    { name: 'hosted site', testMatch: 'hosted/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // The project `own site` has one worker, so that only one backend is started.
    { name: 'own site', testMatch: 'own-site/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // The project of each engine has one worker, so that each engine is started only once. All projects with one worker
    // come before the one whose tests can be distributed, so that no worker is idle at the end.
    ...engines.map((engineName) => ({
      name: engineName,
      testDir: '../engines',
      fullyParallel: false,
      workers: 1,
      use: { engineName },
    })),
    { name: 'shared site', testIgnore: ['hosted/**', 'own-site/**'] },
  ],
  // A busy machine needs several times as long as an idle one.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  // In CI, repeats a failed test once, because a slow machine can make a test fail.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    // Animations without a graphics card slow down all tests. A test that needs them turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      // Uses the fonts of the tests instead of the fonts of the machine.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '../setup/fonts.conf') },
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node tests/setup/serve-built-site.ts ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}/rest/v1/`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

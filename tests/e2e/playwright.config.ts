import { defineConfig } from 'playwright/test'

import { findBrowser } from '../setup/browser.ts'

/** Override it to run two checkouts at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4180)

/** The built site in a real browser, served with the embedded backend from an empty data folder. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  expect: { timeout: 15_000 },
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall; what passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording a trace of every test would make the run a third longer.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node tests/setup/serve-built-site.ts ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}/rest/v1/`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

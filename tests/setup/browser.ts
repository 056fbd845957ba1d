import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell comes first, because the tests need a third less time in it than in a complete browser. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Returns the path of the first Chromium that exists on this machine: `CHROMIUM_PATH`, the browser of Playwright, or a
 * browser of the system. Returns undefined if there is none.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => path && existsSync(path))
}

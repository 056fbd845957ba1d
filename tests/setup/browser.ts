import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell comes first, because the tests take a third less time in it. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Returns the path of a Chromium on this machine, or undefined. Looks at `CHROMIUM_PATH` first, then for the browser of
 * Playwright, then for a browser of the system.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => path && existsSync(path))
}

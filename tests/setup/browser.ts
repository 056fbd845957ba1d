import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * Paths of browsers that are not installed by Playwright. The headless shell is first, because the tests need less time
 * in it than in a complete browser.
 */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Returns the path of the first Chromium that exists on this machine, in this order: `CHROMIUM_PATH`, the browser of
 * Playwright, `systemBrowsers`. Returns undefined if none of them exists.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => path && existsSync(path))
}

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/**
 * Returns the path of Chromium, of Firefox, or of the driver of WebKitGTK, which needs Xvfb. Returns undefined if the
 * engine cannot be started on this machine.
 */
export function findEngine(name: EngineName): string | undefined {
  const find = (path: string) => (existsSync(path) ? path : undefined)
  switch (name) {
    case 'chromium':
      return findBrowser()
    case 'firefox':
      return find('/usr/bin/firefox-esr')
    case 'webkit':
      return find('/usr/bin/Xvfb') && find('/usr/bin/WebKitWebDriver')
  }
}

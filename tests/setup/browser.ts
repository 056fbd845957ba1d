import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The shell has no window to draw and takes two thirds of the time of the others. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of a Chromium on this machine: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => path && existsSync(path))
}

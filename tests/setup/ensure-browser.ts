import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { findBrowser } from './browser.ts'

/**
 * Installs a browser for the end-to-end tests if `findBrowser` finds none: as root on Debian with `apt-get`, otherwise
 * with Playwright. Ends the process with exit code 1 if there is still no browser.
 */
function ensureBrowser(): void {
  if (findBrowser()) return
  const release = '/etc/os-release'
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  try {
    if (isDebian && process.getuid?.() === 0) {
      run('apt-get', 'update', '-qq')
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
    } else {
      run('npx', 'playwright', 'install', 'chromium')
    }
  } catch (error) {
    console.error(String(error))
  }
  if (!findBrowser()) {
    console.error(
      'No browser found: run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium.',
    )
    process.exit(1)
  }
}

ensureBrowser()

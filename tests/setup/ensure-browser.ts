import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { findBrowser, findEngine } from './browser.ts'

/** The Debian packages of each engine. */
const packages = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/**
 * Installs the browsers that the tests do not find: as root on Debian with `apt-get`, elsewhere only Chromium with
 * Playwright. Ends the process with exit code 1 if there is no Chromium. Without Firefox or WebKit, the tests of this
 * engine fail in CI and are skipped elsewhere (D72).
 */
function ensureBrowsers(): void {
  const missing = (['chromium', 'firefox', 'webkit'] as const).filter((name) => !findEngine(name))
  if (missing.length === 0) return
  const release = '/etc/os-release'
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  try {
    if (isDebian && process.getuid?.() === 0) {
      run('apt-get', 'update', '-qq')
      const names = missing.flatMap((name) => packages[name])
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
    } else if (missing.includes('chromium')) {
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

ensureBrowsers()

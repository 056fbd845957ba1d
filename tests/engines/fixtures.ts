import { expect, test as base } from 'playwright/test'

import { findEngine, type EngineName } from '../setup/browser.ts'
import { startFaultySite, type FaultySite } from './faulty-site.ts'
import { startWithPuppeteer } from './puppeteer-engine.ts'
import type { Engine, Tab } from './tab.ts'
import { startWebKit } from './webkit-engine.ts'

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
  faultySite: FaultySite
}

/**
 * For flows that run in each engine (D72). `tab` is an empty tab, `site` the built site behind a proxy that can make
 * requests fail.
 */
export const test = base.extend<{ tab: Tab; site: FaultySite }, WorkerFixtures>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const path = findEngine(engineName)
      if (!path) throw new Error(`${engineName} is not installed`)
      const engine = await start(engineName, path)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  faultySite: [
    async ({}, use, { project }) => {
      const proxy = await startFaultySite(new URL(project.use.baseURL ?? ''))
      await use(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ faultySite }, use) => {
    faultySite.reset()
    await use(faultySite)
  },
  tab: async ({ engine }, use) => {
    const tab = await engine.newTab()
    await use(tab)
    await tab.close()
  },
})

/** With reduced motion, because animations without a graphics card slow down the other tests. */
async function start(name: EngineName, executablePath: string): Promise<Engine> {
  switch (name) {
    case 'chromium':
      return startWithPuppeteer({
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--force-prefers-reduced-motion',
        ],
      })
    case 'firefox':
      return startWithPuppeteer({
        executablePath,
        browser: 'firefox',
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      })
    case 'webkit':
      return startWebKit(executablePath)
  }
}

/** True once React handles the events of the page. During a navigation, a tab cannot evaluate anything. */
export const isHydrated = (tab: Tab) =>
  tab.evaluate(() => 'hydrated' in document.documentElement.dataset).catch(() => false)

export const expectHydrated = (tab: Tab, message?: string) =>
  expect.poll(() => isHydrated(tab), { message }).toBe(true)

export { expect }

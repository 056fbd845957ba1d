import type { Browser, Page } from 'playwright'

import { median, repeat } from './median.ts'

const interactions = [
  { name: 'menu', path: '/en', role: 'button', target: 'Open menu' },
  { name: 'language switcher', path: '/en', role: 'button', target: 'Change language' },
  { name: 'technology filter', path: '/en/for-it-specialists', role: 'radio', target: 'Backend' },
  { name: 'technology chip', path: '/en/for-companies', role: 'checkbox', target: /./ },
] as const

/**
 * Measures each interaction on new pages with the size of a phone and a four times slower processor.
 * @returns for each interaction, the median milliseconds from the input to the next paint, at least 16
 */
export async function timeInteractions(browser: Browser, url: string, runs: number) {
  const times: Record<string, number> = {}
  for (const { name, path, role, target } of interactions) {
    const act = (page: Page) => page.getByRole(role, { name: target }).first().click({ force: true })
    times[name] = median(await repeat(runs, () => timeOnce(browser, url + path, act)))
  }
  return times
}

async function timeOnce(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(recordDurations)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  // The browser reports an event only after the next paint.
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.context().close()
  return Math.max(...durations)
}

/** Runs in the page before it loads. Keeps the popup closed and records how long the events of an input take. */
function recordDurations(): void {
  sessionStorage.setItem('promotion-closed', 'true')
  const durations = [16]
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

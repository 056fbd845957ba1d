import type { Browser, Page } from 'playwright'

import { median, repeat } from './lighthouse.ts'

const interactions: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  menu: { path: '/en', act: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  'language switcher': {
    path: '/en',
    act: (page) => page.getByRole('button', { name: 'Change language' }).first().click(),
  },
  'technology filter': {
    path: '/en/for-it-specialists',
    act: (page) => page.getByRole('radio', { name: 'Backend' }).check({ force: true }),
  },
  'technology chip': {
    path: '/en/for-companies',
    act: (page) => page.getByRole('checkbox').first().check({ force: true }),
  },
}

export interface Interaction {
  name: string
  /** Milliseconds from the input to the next paint. The browser rounds each time to a multiple of 8. */
  median: number
  worst: number
}

/** Measures each interaction on a new page with the size of a phone and a four times slower processor. */
export async function timeInteractions(browser: Browser, url: string, runs: number): Promise<Interaction[]> {
  const figures: Interaction[] = []
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const times = await repeat(runs, () => timeOnce(browser, url + path, act))
    figures.push({ name, median: median(times), worst: Math.max(...times) })
  }
  return figures
}

async function timeOnce(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(prepare)
  await page.goto(url, { waitUntil: 'networkidle' })
  // React pauses while it hydrates, so one idle period is not enough.
  for (let inARow = 0; inARow < 3;) inARow = (await page.evaluate(idleTime)) > 40 ? inARow + 1 : 0
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  // The browser reports an event only after the next paint.
  await page.waitForTimeout(500)
  const time = await page.evaluate(() =>
    Math.max(...(window as unknown as { durations: number[] }).durations),
  )
  await page.context().close()
  return time
}

/** Runs in the page before it loads. Closes the popup and records how long each event of an interaction takes. */
function prepare(): void {
  sessionStorage.setItem('promotion-closed', 'true')
  const durations = [16]
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page. Returns the milliseconds that are left in the next idle period. */
const idleTime = () =>
  new Promise<number>((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())))

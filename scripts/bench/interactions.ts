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
  await page.addInitScript(() => sessionStorage.setItem('promotion-closed', 'true'))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(recordEventsAtRest)
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

/**
 * Runs in the page. Waits for three idle periods in a row, because React pauses while it hydrates. Then records the
 * durations of events, because the browser keeps only those of 104 ms or more until somebody asks.
 */
async function recordEventsAtRest(): Promise<void> {
  const idleTime = () =>
    new Promise<number>((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())))
  for (let inARow = 0; inARow < 3;) inARow = (await idleTime()) > 40 ? inARow + 1 : 0
  const durations = [16]
  Object.assign(window, { durations })
  // TypeScript's `PerformanceObserverInit` lacks `durationThreshold`, so a literal in the call would not compile.
  const options = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) durations.push(entry.duration)
  }).observe(options)
}

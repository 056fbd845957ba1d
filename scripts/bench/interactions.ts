import type { Browser, Page } from 'playwright'

import { median, repeat } from './statistics.ts'

interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

const press = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click()

const interactions: Interaction[] = [
  { name: 'menu', path: '/en', act: press('Open menu') },
  { name: 'language switcher', path: '/en', act: press('Change language') },
  { name: 'theme panel', path: '/en', act: press('Color theme') },
  {
    name: 'theme change',
    path: '/en',
    act: async (page) => {
      await press('Color theme')(page)
      await page.getByRole('button', { name: 'Dark', exact: true }).click()
    },
  },
  {
    name: 'technology filter',
    path: '/en/for-it-specialists',
    act: async (page) => page.getByRole('radio', { name: 'Backend' }).check({ force: true }),
  },
  {
    name: 'technology chip',
    path: '/en/for-companies',
    act: async (page) => page.getByRole('checkbox').first().check({ force: true }),
  },
]

const SLOWDOWN = 4

export interface InteractionFigures {
  name: string
  /**
   * Median and maximum of the visits: milliseconds from the input to the next paint. The browser rounds the time of
   * each visit to a multiple of 8.
   */
  median: number
  worst: number
}

/**
 * Measures each interaction on a newly loaded page, in the viewport of a phone and with a four times slower processor.
 */
export async function timeInteractions(browser: Browser, url: string, runs: number) {
  const figures: InteractionFigures[] = []
  for (const interaction of interactions) {
    const times = await repeat(runs, () => timeOnce(browser, url, interaction))
    figures.push({ name: interaction.name, median: median(times), worst: Math.max(...times) })
  }
  return figures
}

async function timeOnce(browser: Browser, url: string, { path, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(() => sessionStorage.setItem('promotion-closed', 'true'))
  await page.goto(url + path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.evaluate(untilAtRest)
  await page.evaluate(recordEvents)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await act(page)
  const time = await page.evaluate(longestEvent)
  await page.context().close()
  return time
}

/**
 * Runs in the page. Resolves after three idle periods in a row with more than 40 ms left. One idle period is not
 * enough, because React may pause while it hydrates.
 */
async function untilAtRest(): Promise<void> {
  const idleTime = () =>
    new Promise<number>((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())))
  for (let inARow = 0; inARow < 3;) inARow = (await idleTime()) > 40 ? inARow + 1 : 0
}

/**
 * Runs in the page. Records the durations of the events of an interaction. It must run before the interaction, because
 * the browser only buffers events that take 104 ms or more.
 */
function recordEvents(): void {
  const durations: number[] = []
  Object.assign(window, { eventDurations: durations })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) durations.push(entry.duration)
  })
  // TypeScript's `PerformanceObserverInit` lacks `durationThreshold`, so a literal in the call would not compile.
  const options = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
}

/**
 * Runs in the page. Returns the longest duration that `recordEvents` has recorded, in milliseconds, or 16 if no event
 * took longer.
 */
async function longestEvent(): Promise<number> {
  // Waits 500 ms, because the browser reports an event only after the next paint.
  await new Promise((resolve) => setTimeout(resolve, 500))
  return Math.max(16, ...(window as unknown as { eventDurations: number[] }).eventDurations)
}

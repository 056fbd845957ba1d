import type { Page } from 'playwright'

const SLOWDOWN = 4

/**
 * Makes the processor four times slower for the page. Then records the duration of every task that takes 50 ms or
 * longer.
 */
export async function observeTasksOnSlowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(observeTasks)
}

function observeTasks(): void {
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
}

/**
 * Waits 500 ms, because the browser reports tasks late. Then returns the duration of the longest task since the last
 * call in milliseconds, or 0 if no task took 50 ms.
 */
export const longestTaskOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return Math.max(0, ...(window as unknown as { tasks: number[] }).tasks.splice(0))
  })

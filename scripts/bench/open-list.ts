import type { Browser, Page, Request } from 'playwright'

import { median, repeat } from './statistics.ts'
import { timeFromClick } from './time-from-click.ts'

interface OpenedList {
  /** Uncompressed bytes of the responses from `/rest/v1/`. */
  bytes: number
  /** Milliseconds from the click on the link until the first card is shown. */
  firstCard: number
  /** Size of the JavaScript heap in bytes, after all responses and a garbage collection. */
  heap: number
}

/** Medians of the runs for one number of rows in the table. */
export interface ListFigures extends OpenedList {
  rows: number
}

/** Opens a public list `runs` times by its link in the footer. Returns the median of each figure. */
export async function openListRepeatedly(
  browser: Browser,
  url: string,
  linkName: string,
  runs: number,
): Promise<OpenedList> {
  const opened = await repeat(runs, () => openList(browser, url, linkName))
  return {
    bytes: median(opened.map(({ bytes }) => bytes)),
    firstCard: median(opened.map(({ firstCard }) => firstCard)),
    heap: median(opened.map(({ heap }) => heap)),
  }
}

/** Opens the contact page, clicks the link to a list in the footer, and measures until the first card is shown. */
async function openList(browser: Browser, url: string, linkName: string): Promise<OpenedList> {
  const page = await browser.newPage()
  const bytesLoaded = countBytes(page)
  await page.goto(`${url}/en/contact`)
  // Waits for hydration, because a click on a link before hydration would load a new document.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkName })
  await link.hover()
  const shown = page.evaluate(timeFromClick, 'main article')
  await link.click()
  const firstCard = await shown
  const bytes = await bytesLoaded()
  const heap = await usedHeap(page)
  await page.context().close()
  return { bytes, firstCard, heap }
}

async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

/**
 * Starts to count the uncompressed bytes of the responses from `/rest/v1/`. Returns a function that waits for the
 * responses to all requests that were sent before its call, and resolves with the sum.
 */
export function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const sizeOf = async (request: Request) => (await (await request.response())?.body())?.length ?? 0
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) sizes.push(sizeOf(request))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

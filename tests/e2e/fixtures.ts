import { expect, test as base, type ConsoleMessage, type Page } from 'playwright/test'

import { matchPage } from '../../src/i18n/href'

interface Fixtures {
  /**
   * Matches the errors that the test allows. Any other console error or uncaught exception fails the test, except the
   * status 404 of the document of a study or an offer (see `isStatusOfNewPage`).
   */
  expectedErrors: RegExp
  withoutPopup: boolean
}

/**
 * Fails a test if `page` logs an error to its console or throws an uncaught exception that `expectedErrors` does not
 * allow. Hydration errors and violations of the content security policy are such errors in the console.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^$/, { option: true }],
  withoutPopup: [true, { option: true }],
  page: async ({ page, expectedErrors, withoutPopup }, use) => {
    const errors: string[] = []
    const collect = (text: string) => {
      if (!expectedErrors.test(text)) errors.push(`${page.url()}: ${text}`)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' && !isStatusOfNewPage(message)) collect(message.text())
    })
    page.on('pageerror', (error) => collect(String(error)))
    if (withoutPopup) {
      await page.addInitScript(() => sessionStorage.setItem('promotion-closed', 'true'))
    }
    await use(page)
    expect(errors).toEqual([])
  },
})

/**
 * Returns whether the console reports the status 404 of a study or an offer. The page of a study or offer that is newer
 * than the build has this status, and its script then shows it (docs/decisions/0045).
 */
const isStatusOfNewPage = (message: ConsoleMessage) =>
  message.text().includes('status of 404') &&
  /^(case-study|it-project)$/.test(matchPage(new URL(message.location().url).pathname)?.page ?? '')

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React handles the events of the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/**
 * Opens a prerendered page and presses a key that does nothing. The page then requests its data again, because a key
 * press shows that a visitor uses the page.
 */
export async function openAndUse(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.keyboard.press('Shift')
}

/** Holds back all requests for `url`, until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return () => release()
}

/** Waits until the browser has painted what has changed. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Returns the sum of the layout shifts since the page was opened, or since `start` in milliseconds. */
export const totalLayoutShift = (page: Page, start = 0) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime > from) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
    start,
  )

export { expect }

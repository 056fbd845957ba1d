import { expect, test as base, type Page } from 'playwright/test'

interface Fixtures {
  /** Matches the console errors that the test expects. Any other error fails the test. */
  expectedErrors: RegExp
  /** Whether to mark the promotional popup as closed before the page loads. True unless a test needs the popup. */
  withoutPopup: boolean
  watch: undefined
}

/**
 * A test that fails on any console error, uncaught exception or violation of the content security policy. React reports
 * hydration errors only on the console.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^$/, { option: true }],
  withoutPopup: [true, { option: true }],
  watch: [
    async ({ page, expectedErrors, withoutPopup }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      if (withoutPopup) {
        await page.addInitScript(() => sessionStorage.setItem('promotion-closed', 'true'))
      }
      await use(undefined)
      expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the page is hydrated, so that React handles events. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

export { expect }

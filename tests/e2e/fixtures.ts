import { expect, test as base, type Page } from 'playwright/test'

interface Fixtures {
  /** What the browser may complain of in this test; anything else fails it. */
  expectedErrors: RegExp
  /** Keeps the promotional popup away, which has tests of its own. */
  withoutPopup: boolean
  watch: undefined
}

/**
 * A test that fails on any console error, uncaught exception or breach of the content security policy: a
 * hydration error shows up nowhere else.
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

/** Opens a page and waits until its buttons do what they say. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React handles events. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

export { expect }

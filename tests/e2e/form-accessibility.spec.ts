import type { Page } from 'playwright/test'

import { axeViolations } from './axe'
import { expect, open, test } from './fixtures'
import { endpoint, failure, forms, openFilled, sent, submitButton, toast } from './forms'

test.use({
  expectedErrors: /could not be sent|Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
})

const states: Record<string, (page: Page) => Promise<void>> = {
  'that has invalid fields': async (page) => {
    await open(page, forms.company.path)
    await submitButton(page).click()
    await expect(page.locator('form :focus')).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toBeVisible()
  },
  'that is being sent': async (page) => {
    await openFilled(page, 'company', 'jo@example.com')
    await page.route(endpoint, () => undefined)
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText('Submitting...')
  },
  'that could not be sent': async (page) => {
    await openFilled(page, 'company', 'jo@example.com')
    await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))
    await submitButton(page).click()
    await expect(failure(page)).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toBeVisible()
  },
  'that was sent': async (page) => {
    await openFilled(page, 'company', 'jo@example.com')
    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toBeVisible()
  },
  'that was replaced by the success message': async (page) => {
    await openFilled(page, 'application', 'jo@example.com')
    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(toast(page)).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`axe reports no violation on a page with a form ${state} in both themes at 1280 and 390 px`, async ({
    page,
  }) => {
    await reach(page)
    // A toast stays visible while the window does not have the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    const toasts = await toast(page).count()
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 390]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        expect(await axeViolations(page), `${colorScheme} theme, ${width} px`).toEqual([])
        await expect(toast(page)).toHaveCount(toasts)
      }
    }
  })
}

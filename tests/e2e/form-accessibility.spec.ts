import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, failure, forms, openFilled, sent, submitButton, toast } from './forms'

test.use({
  expectedErrors: /could not be sent|Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
})

/** States of a form that a visitor brings about, with the toast of each. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'with invalid fields': async (page) => {
    await open(page, forms.company.path)
    await submitButton(page).click()
    await expect(page.locator('form :focus')).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toBeVisible()
  },
  'while it is being sent': async (page) => {
    await openFilled(page, 'company', 'jo@example.com')
    await page.route(endpoint, () => undefined)
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText('Submitting...')
  },
  'after a failure': async (page) => {
    await openFilled(page, 'company', 'jo@example.com')
    await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))
    await submitButton(page).click()
    await expect(failure(page)).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toBeVisible()
  },
  'after success': async (page) => {
    await openFilled(page, 'company', 'jo@example.com')
    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toBeVisible()
  },
  'replaced by the panel': async (page) => {
    await openFilled(page, 'application', 'jo@example.com')
    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(toast(page)).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`axe finds nothing on a form ${state}: ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await reach(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([])
      })
    }
  }
}

import type { Page } from 'playwright/test'

import { expect, hydrated, test } from './fixtures'
import { centre, touchOf } from './touch'

/** Keeps the site's scripts from arriving until the returned function is called. */
async function holdScripts(page: Page) {
  const gate = new EventTarget()
  const released = new Promise((resolve) => gate.addEventListener('release', resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => gate.dispatchEvent(new Event('release'))
}

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const languageButton = (page: Page) => page.getByRole('button', { name: /^Change language/ })
const languages = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Language' })

// Without motion, so that a tap does not meet a menu that is still on its way.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [state, javaScriptEnabled] of [
  ['before the script', true],
  ['without script', false],
] as const) {
  test.describe(state, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(async ({ page }) => {
      await holdScripts(page)
      await page.goto('/en', { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
    })

    test('a tap opens the menu over a page that is hidden and does not scroll', async ({ page }) => {
      const { tap, swipe } = await touchOf(page)
      await tap(await centre(menuButton(page)))
      await expect(menuOf(page)).toBeVisible()
      await expect(menuOf(page)).toBeInViewport({ ratio: 1 })
      for (const part of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toHaveCount(0)
      await swipe({ x: 200, y: 700 }, [0, -500])
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('the focus moves into the menu, stays there and returns to its button', async ({ page }) => {
      await menuButton(page).press('Enter')
      const close = menuOf(page).getByRole('button', { name: 'Close menu' })
      await expect(close).toBeFocused()
      await expect(page.getByRole('main')).toHaveCount(0)
      for (const key of [...Array<string>(18).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull()
      }
      await close.press('Escape')
      await expect(menuOf(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await menuButton(page).press('Enter')
      await close.press('Enter')
      await expect(menuOf(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

    test('the links of the menu lead to another page and to a part of this one', async ({
      page,
      baseURL,
    }) => {
      const { tap } = await touchOf(page)
      await tap(await centre(menuButton(page)))
      await tap(await centre(menuOf(page).getByRole('link', { name: 'Services' })))
      await expect(page.locator('#services')).toBeFocused()
      await expect(page.locator('#services')).toBeInViewport()
      await expect(menuOf(page)).toBeHidden()
      await tap(await centre(menuButton(page)))
      await expect(menuOf(page)).toBeVisible()
      await tap(await centre(menuOf(page).getByRole('link', { name: 'About us' })))
      await expect(page).toHaveURL(`${baseURL}/en/about`)
      await expect(menuOf(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('a tap opens the languages, a tap beside closes them, a link opens the other language', async ({
      page,
      baseURL,
    }) => {
      const { tap } = await touchOf(page)
      await tap(await centre(languageButton(page)))
      await expect(languages(page)).toBeVisible()
      await expect(languages(page)).toBeInViewport({ ratio: 1 })
      await tap({ x: 60, y: 300 })
      await expect(page).toHaveURL(`${baseURL}/en`)
      await expect(languages(page)).toBeHidden()
      await tap(await centre(languageButton(page)))
      await tap(await centre(languages(page).getByRole('link', { name: 'Deutsch' })))
      await expect(page).toHaveURL(`${baseURL}/de`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })

    test('the languages work by keyboard', async ({ page }) => {
      await languageButton(page).press('Enter')
      await page.keyboard.press('Tab')
      await expect(languages(page).getByRole('link', { name: 'English' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(languages(page)).toBeHidden()
      await expect(languageButton(page)).toBeFocused()
    })
  })
}

test.describe('before the script', () => {
  test('the theme is disabled and takes the same room', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/en', { waitUntil: 'commit' })
    const theme = page.getByRole('button', { name: /^Color theme/ })
    await expect(theme).toBeDisabled()
    await expect(theme).toHaveCSS('opacity', '0.6')
    const boxes = () =>
      page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((controls) => controls.map((control) => JSON.stringify(control.getBoundingClientRect())))
    const before = await boxes()
    release()
    await hydrated(page)
    await expect(theme).toBeEnabled()
    expect(await boxes()).toEqual(before)
  })

  test('a menu opened early is still open when the script arrives, and closes on a click', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/en', { waitUntil: 'commit' })
    await menuButton(page).click()
    release()
    await hydrated(page)
    await expect(menuOf(page)).toBeVisible()
    await menuOf(page).getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await expect(menuOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the theme is not shown', async ({ page }) => {
    await page.goto('/en')
    await expect(languageButton(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Color theme/ })).toBeHidden()
  })
})

import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

test('the language switcher opens the same page in the new language', async ({ page, baseURL }) => {
  await open(page, '/en/case-studies/tb-duos')
  await page.getByRole('button', { name: 'Change language' }).click()
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${baseURL}/de/fallstudien/tb-duos`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Fallstudien' }).first()).toBeVisible()
})

test('a visited language is remembered in a cookie', async ({ page, context }) => {
  await open(page, '/cz')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('cz')
})

test('a navigation scrolls to the top, moves the focus to the heading and announces the title', async ({
  page,
}) => {
  await open(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'Contact | Tidebridge' })).toBeAttached()
})

test('the services anchor scrolls there, from the home page and from another', async ({ page }) => {
  await open(page, '/en/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/\/en#services$/)
  await expect(
    page.getByRole('heading', { name: 'Three ways we move your product forward' }),
  ).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(
    page.getByRole('heading', { name: 'Three ways we move your product forward' }),
  ).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu traps the focus, closes on Escape and on navigation', async ({ page }) => {
    await open(page, '/en')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Case studies' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'About us' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/en\/about$/)
  })
})

test('the whole header works by keyboard', async ({ page }) => {
  await open(page, '/en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const language = page.getByRole('button', { name: 'Change language' })
  await language.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'English' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(language).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Language' })).toBeHidden()
})

test.describe('the theme', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ })

  /** Colours that the browser may take for its bar. */
  const barColors = (page: Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags: HTMLMetaElement[]) =>
        tags.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      )
  const choose = async (page: Page, theme: string) => {
    await page.getByRole('button', { name: /Color theme/ }).click()
    await page.getByRole('button', { name: theme, exact: true }).click()
  }

  test('is chosen, stored and applied before the first paint, to the bar of the browser too', async ({
    page,
  }) => {
    await open(page, '/en')
    expect(await barColors(page)).toEqual(['#FBFAF6'])
    await choose(page, 'Dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await barColors(page)).toEqual(['#0C1413'])
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await barColors(page)).toEqual(['#0C1413'])
  })

  test('follows the device again once that is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/en')
    expect(await barColors(page)).toEqual(['#0C1413'])
    await choose(page, 'Light')
    await expect.poll(() => barColors(page)).toEqual(['#FBFAF6'])
    await choose(page, 'Same as device')
    await expect.poll(() => barColors(page)).toEqual(['#0C1413'])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await barColors(page)).toEqual(['#FBFAF6'])
  })
})

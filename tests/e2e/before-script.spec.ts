import type { Page } from 'playwright/test'

import { expect, hold, hydrated, test, totalLayoutShift } from './fixtures'
import { languageButton, languagePanel, themeButton } from './header-controls'
import { textsOf } from './texts'
import { center, touchOf } from './touch'

/** Holds back the scripts of each page until the returned function is called. */
const holdScripts = (page: Page) => hold(page, '**/assets/*.js')

const t = textsOf('en', 'common')
const menuOf = (page: Page) => page.getByRole('dialog', { name: t('nav.menu_title') })
const menuButton = (page: Page) => page.getByRole('button', { name: t('nav.open_menu') })
const menuLink = (page: Page, name: string) => menuOf(page).getByRole('link', { name })

// Even with reduced motion, the menu is outside the viewport for one frame after it opens. So the tests wait until the
// menu is in the viewport before they read the position of a link in the menu.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

for (const [state, javaScriptEnabled] of [
  ['before hydration', true],
  ['with JavaScript off', false],
] as const) {
  test.describe(state, () => {
    test.use({ javaScriptEnabled })

    test('menu and language panel work by touch and by keyboard', async ({ page, baseURL }) => {
      await holdScripts(page)
      await page.goto('/en', { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expect(themeButton(page)).toBeVisible({ visible: javaScriptEnabled })
      const { tap, swipe } = await touchOf(page)
      await tap(await center(menuButton(page)))
      await expect(menuOf(page)).toBeInViewport({ ratio: 1 })
      for (const part of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toHaveCount(0)
      await swipe({ x: 200, y: 700 }, [0, -500])
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await tap(await center(menuLink(page, t('nav.services'))))
      await expect(page.locator('#services')).toBeFocused()
      await expect(page.locator('#services')).toBeInViewport()
      await expect(menuOf(page)).toBeHidden()

      await page.goto('/en', { waitUntil: 'commit' })
      await menuButton(page).press('Enter')
      const close = menuOf(page).getByRole('button', { name: t('nav.close_menu') })
      await expect(close).toBeFocused()
      for (const key of [...Array<string>(18).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull()
      }
      await close.press('Escape')
      await expect(menuOf(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()

      await languageButton(page).press('Enter')
      await page.keyboard.press('Tab')
      await expect(languagePanel(page).getByRole('link', { name: 'English' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(languageButton(page)).toBeFocused()
      await tap(await center(languageButton(page)))
      await expect(languagePanel(page)).toBeInViewport({ ratio: 1 })
      await tap({ x: 60, y: 300 })
      await expect(languagePanel(page)).toBeHidden()
      await tap(await center(languageButton(page)))
      await tap(await center(languagePanel(page).getByRole('link', { name: 'Deutsch' })))
      await expect(page).toHaveURL(`${baseURL}/de`)
    })
  })
}

test.describe('when hydration starts', () => {
  test('buttons are enabled, nothing in the header moves, and an open menu stays open', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/en', { waitUntil: 'commit' })
    const theme = themeButton(page)
    const buttons = await page.getByRole('main').getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(8)
    for (const button of [theme, ...buttons]) await expect(button).toBeDisabled()
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

    const releaseAgain = await holdScripts(page)
    await page.goto('/en', { waitUntil: 'commit' })
    await menuButton(page).click()
    releaseAgain()
    await hydrated(page)
    await expect(menuOf(page)).toBeVisible()
    await menuLink(page, t('nav.about')).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await expect(menuOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await menuButton(page).click()
    await menuLink(page, t('nav.find_specialist')).click()
    await expect(page).toHaveURL(/\/en\/for-companies$/)
    await expect(menuOf(page)).toBeHidden()
  })

  test('the offers of a search in the URL appear without a layout shift', async ({ page }) => {
    const cards = page.getByRole('main').locator('article')
    await holdScripts(page)
    await page.goto('/en/it-projects', { waitUntil: 'commit' })
    await expect(cards.first()).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const release = await holdScripts(page)
      await page.goto('/en/it-projects?q=Shopify', { waitUntil: 'commit' })
      await expect(cards).toHaveCount(14)
      for (const card of await cards.all()) await expect(card, `${width} px`).toBeHidden()
      release()
      await hydrated(page)
      await expect(cards).toHaveCount(1)
      await expect(cards).toBeVisible()
      expect(await totalLayoutShift(page), `layout shift at ${width} px`).toBeLessThan(0.01)
    }
  })

  test('what was typed into a search is kept', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/sk/it-projekty?location=Brno', { waitUntil: 'commit' })
    await page.locator('select[name=location]').selectOption('Remote')
    await page.getByRole('searchbox').fill('python')
    release()
    await hydrated(page)
    await expect(page).toHaveURL(/\?location=Remote&q=python$/)
    await expect(page.getByRole('main').locator('article')).toHaveCount(1)
    await expect(page.locator('select[name=location]')).toHaveValue('Remote')
  })
})

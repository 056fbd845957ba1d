import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { switchLanguage, themeButton } from './header-controls'
import { textsOf } from './texts'

const t = textsOf('en', 'common')

test('a click on Deutsch in the language switcher opens the same study at its German URL, and the cookie "language" stores the language of the page before and after the click', async ({
  page,
  context,
  baseURL,
}) => {
  const expectCookie = (language: string) =>
    expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value)
      .toBe(language)
  await open(page, '/en/case-studies/tb-duos')
  await expectCookie('en')
  await switchLanguage(page, 'en', 'de')
  await expect(page).toHaveURL(`${baseURL}/de/fallstudien/tb-duos`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(
    page.getByRole('link', { name: textsOf('de', 'common')('nav.case_studies') }).first(),
  ).toBeVisible()
  await expectCookie('de')
})

test('a click on the link to Contact in the footer opens the page at the top, focuses its heading and announces its title to screen readers, and a click on Services scrolls to this section of the home page, from another page and from the home page', async ({
  page,
}) => {
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
  const services = page.getByRole('heading', { name: textsOf('en', 'home')('services.title') })
  await open(page, '/en')
  await footerLink(t('nav.contact')).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'Contact | Tidebridge' })).toBeAttached()
  await footerLink(t('nav.services')).click()
  await expect(page).toHaveURL(/\/en#services$/)
  await expect(services).toBeInViewport()
  await footerLink(t('nav.services')).click()
  await expect(services).toBeInViewport()
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone, Escape closes the menu and focuses the menu button, and a click on the link to About in the menu closes the menu and opens that page', async ({
    page,
  }) => {
    await open(page, '/en/blog')
    const opener = page.getByRole('button', { name: t('nav.open_menu') })
    const menu = page.getByRole('dialog', { name: t('nav.menu_title') })
    await opener.click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: t('nav.case_studies') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: t('nav.about') }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/en\/about$/)
  })
})

test.describe('the theme', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ })

  const currentThemeColors = (page: Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags: HTMLMetaElement[]) =>
        tags.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      )
  const choose = async (page: Page, theme: string) => {
    await themeButton(page).click()
    await page.getByRole('button', { name: theme, exact: true }).click()
  }

  test('theme-color follows a chosen theme, and the theme of the device again after "same as device" is chosen, and a chosen dark theme applies to the page, after a reload also before hydration', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/en/blog')
    expect(await currentThemeColors(page)).toEqual(['#0C1413'])
    await choose(page, t('theme.light'))
    await expect.poll(() => currentThemeColors(page)).toEqual(['#FBFAF6'])
    await choose(page, t('theme.system'))
    await expect.poll(() => currentThemeColors(page)).toEqual(['#0C1413'])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await currentThemeColors(page)).toEqual(['#FBFAF6'])

    await choose(page, t('theme.dark'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await currentThemeColors(page)).toEqual(['#0C1413'])
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await currentThemeColors(page)).toEqual(['#0C1413'])
  })
})

import type { Page } from 'playwright/test'

import { company } from '../../src/config/company'
import { languages } from '../../src/i18n/languages'
import { expect, hydrated, open, test } from './fixtures'
import { languageButton, languagePanel, switchLanguage, themeButton } from './header-controls'
import { textsOf } from './texts'

const t = textsOf('en', 'common')

test('the language switcher keeps the study, and its language is remembered', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/en/case-studies/tb-duos')
  await switchLanguage(page, 'en', 'cz')
  await expect(page).toHaveURL(`${baseURL}/cz/pripadove-studie/tb-duos`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.locator('#language-panel [aria-current=true]')).toHaveText('Čeština')
  await expect(page.locator('#language-panel [lang=sk]')).toHaveText('Slovenčina')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const button = languageButton(page, 'cz')
  await expect(button, 'the name begins with the visible text').toHaveText('CZ Změnit jazyk, Čeština', {
    useInnerText: true,
  })
  await button.press('Enter')
  // One Tab for each link of the panel, and one to leave the panel.
  for (let tab = 0; tab <= languages.length; tab++) await page.keyboard.press('Tab')
  await expect(languagePanel(page, 'cz')).toBeHidden()
  const link = page.getByRole('contentinfo').locator('a[href="/cz/pripadove-studie"]')
  await expect(link).toHaveAttribute('aria-current', 'true')
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'language')
  await expect.poll(cookie).toMatchObject({ value: 'cz', path: '/' })
  const inHalfAYear = Date.now() / 1000 + 180 * 24 * 3600
  expect((await cookie())?.expires).toBeGreaterThan(inHalfAYear)
})

test('a page that was built last year hydrates and shows the current year', async ({ page, request }) => {
  const html = await (await request.get('/en')).text()
  const built = Number(/©[^0-9]*(\d{4})/.exec(html)?.[1])
  await page.clock.setFixedTime(`${built + 1}-01-15T12:00:00Z`)
  await open(page, '/en')
  await expect(page.getByRole('contentinfo').getByText(`© ${built + 1} `)).toBeVisible()
})

test('a link opens its page at the top, and the skip link moves the focus to the content', async ({
  page,
  baseURL,
}) => {
  await open(page, '/en')
  await expect(page.locator('header nav [aria-current]'), 'a section is not the current page').toHaveCount(0)
  for (const name of [t('nav.contact'), t('nav.about'), t('nav.contact')]) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('header nav [aria-current=page]')).toHaveText(name)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  await expect(page.getByRole('status').filter({ hasText: `Contact | ${company.brand}` })).toBeAttached()

  await open(page, '/en/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('skip_to_content') })).toBeFocused()
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '2px')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toBeFocused()
  await expect(page).toHaveURL(`${baseURL}/en/contact#content`)
  await page.keyboard.press('Tab')
  await expect(main.locator(':focus')).toBeVisible()
})

test('a link to a section scrolls there and moves the focus, also from another page', async ({ page }) => {
  // Otherwise, the page would still scroll when it goes back.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const services = page.locator('#services')
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.services') })
  for (const path of ['/en', '/en/contact']) {
    await open(page, path)
    await link.press('Enter')
    await expect(page).toHaveURL(/\/en#services$/)
    await expect(services).toBeFocused()
    await expect(services).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await page.evaluate(() => (location.hash = '#100%'))
  await expect(page).toHaveURL(/#100%$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link').first(), 'the page did not fail').toBeVisible()
})

test.describe('a browser without popovers', () => {
  // The policy does not allow the changed stylesheet.
  test.use({ bypassCSP: true })

  test('has a low header, and its language and theme can be changed', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype = HTMLElement.prototype as Partial<HTMLElement>
      delete prototype.hidePopover
      delete prototype.popover
    })
    // Such a browser knows neither the attribute nor the pseudo-class.
    await page.route('/en/about', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll(' popover="', ' data-popover="')
        .replaceAll(':popover-open', ':-unknown')
      await route.fulfill({ response, body })
    })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/en/about')
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
      await expect(page.getByRole('button', { name: t('nav.open_menu') })).toBeHidden()
      for (const panel of await page.locator('[data-popover]').all()) await expect(panel).toBeHidden()
      await themeButton(page).click()
      await page.getByRole('button', { name: t('theme.dark'), exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await languageButton(page).press('Enter')
      await expect(page.locator('#theme-panel')).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(languagePanel(page).getByRole('link', { name: 'English' })).toBeFocused()
      await expect(languagePanel(page)).toBeInViewport({ ratio: 1 })
      await languagePanel(page).getByRole('link', { name: 'Deutsch' }).click()
      await expect(page).toHaveURL('/de/uber-uns')
    }
  })
})

test.describe('the theme', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ })

  const themeColor = (page: Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags: HTMLMetaElement[]) =>
        tags.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      )

  test('follows the device or the choice, after a reload also before the script, and in all tabs', async ({
    page,
    context,
  }) => {
    const choose = async (theme: string) => {
      await themeButton(page).click()
      await page.getByRole('button', { name: theme, exact: true }).click()
      await expect(themeButton(page)).toHaveText(`${t('theme.label')}: ${theme}`)
      await expect(page.locator('#theme-panel [aria-pressed=true]')).toHaveText(theme)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/en/blog')
    expect(await themeColor(page)).toEqual(['#0B1312'])
    await choose(t('theme.light'))
    await expect.poll(() => themeColor(page)).toEqual(['#FBFAF6'])
    await page.reload()
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(themeButton(page)).toHaveText(`${t('theme.label')}: ${t('theme.light')}`)
    await choose(t('theme.system'))
    await expect.poll(() => themeColor(page)).toEqual(['#0B1312'])
    await page.reload()
    await hydrated(page)
    expect(await themeColor(page)).toEqual(['#0B1312'])
    await page.emulateMedia({ colorScheme: 'light' })
    const otherTab = await context.newPage()
    await open(otherTab, '/en/blog')
    const adminTab = await context.newPage()
    await adminTab.goto('/tb_admin')
    await adminTab.getByRole('heading').first().waitFor()
    await choose(t('theme.dark'))
    await expect(themeButton(page)).toBeFocused()
    for (const tab of [otherTab, adminTab])
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(themeButton(otherTab)).toHaveText(`${t('theme.label')}: ${t('theme.dark')}`)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html'), 'scrollbars and selects are dark').toHaveCSS('color-scheme', 'dark')
    expect(await themeColor(page)).toEqual(['#0B1312'])
  })
})

import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { languageButton, languagePanel, switchLanguage, themeButton } from './header-controls'
import { textsOf } from './texts'

const t = textsOf('en', 'common')

test('the language switcher opens the same study, and its language is remembered', async ({
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

test('a page that was built last year hydrates and shows the current year', async ({ page, request }) => {
  const html = await (await request.get('/en')).text()
  const built = Number(/©[^0-9]*(\d{4})/.exec(html)?.[1])
  expect(built).toBeGreaterThan(2020)
  await page.clock.setFixedTime(`${built + 1}-01-15T12:00:00Z`)
  await open(page, '/en')
  await expect(page.getByRole('contentinfo').getByText(`© ${built + 1} `)).toBeVisible()
})

test('a link opens its page at the top, with the focus on its heading and its title announced', async ({
  page,
}) => {
  await open(page, '/en')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.contact') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'Contact | Tidebridge' })).toBeAttached()
})

test('the language panel opens and closes by keyboard and by mouse', async ({ page }) => {
  await open(page, '/en/blog')
  const button = languageButton(page)
  const panel = languagePanel(page)
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'English' })).toBeFocused()
  for (let link = 0; link < 3; link++) await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await expect(themeButton(page)).toBeFocused()
  await button.click()
  await expect(panel).toBeVisible()
  await button.click()
  await expect(panel).toBeHidden()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel).toBeHidden()
})

test.describe('the theme', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ })

  const themeColor = (page: Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags: HTMLMetaElement[]) =>
        tags.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      )

  test('follows the device or the choice, after a reload also before the script', async ({ page }) => {
    const choose = async (theme: string) => {
      await themeButton(page).click()
      await page.getByRole('button', { name: theme, exact: true }).click()
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/en/blog')
    expect(await themeColor(page)).toEqual(['#0C1413'])
    await choose(t('theme.light'))
    await expect.poll(() => themeColor(page)).toEqual(['#FBFAF6'])
    await choose(t('theme.system'))
    await expect.poll(() => themeColor(page)).toEqual(['#0C1413'])
    await page.emulateMedia({ colorScheme: 'light' })
    await choose(t('theme.dark'))
    await expect(themeButton(page)).toBeFocused()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await themeColor(page)).toEqual(['#0C1413'])
  })
})

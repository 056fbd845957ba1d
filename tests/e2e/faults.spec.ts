import type { Page, Route } from 'playwright/test'

import { expect, hold, open, openAndUse, test } from './fixtures'
import { openFilled, sent, submitButton, uniqueEmail } from './forms'
import { switchLanguage, themeButton } from './header-controls'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

const rest = '**/rest/v1/**'

test.use({
  expectedErrors:
    /Could not load|Failed to load resource|ERR_|CORS|status of|The page failed|dynamically imported/,
})

async function expectLanguageSwitch(page: Page) {
  await switchLanguage(page, 'de', 'sk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const lists = [
  {
    opened: '/de/fallstudien',
    linked: textsOf('de', 'common')('nav.it_projects'),
    failed: textsOf('de', 'it-projects')('list.failed'),
    cards: 14,
    respond: (route: Route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '<!doctype html>' }),
  },
  {
    opened: '/de/it-projekte',
    linked: textsOf('de', 'common')('nav.case_studies'),
    failed: textsOf('de', 'case-studies')('list.failed'),
    cards: 3,
    respond: (route: Route) => route.abort('connectionreset'),
  },
]

test('a list whose data fail shows an error and a retry, one that loads can change language', async ({
  page,
}) => {
  for (const { opened, linked, failed, cards, respond } of lists)
    await test.step(`opened first: ${opened}`, async () => {
      const retry = page.getByRole('button', { name: textsOf('de', 'common')('load_error.retry') })
      const list = page.getByRole('main').getByRole('article')
      await page.route(rest, respond)
      const requested = page.waitForRequest(rest)
      await openAndUse(page, opened)
      await requested
      await expect(list.first()).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: linked }).click()
      await expect(page.getByText(failed)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const requestedAgain = page.waitForRequest(rest)
      await retry.click()
      await requestedAgain
      await expect(retry).toBeVisible()
      await page.unroute(rest)
      await retry.click()
      await expect(list).toHaveCount(cards)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

  const release = await hold(page, /language=eq\.de/)
  await open(page, '/de')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textsOf('de', 'common')('nav.case_studies') })
    .click()
  await expect(page).toHaveURL('/de/fallstudien')
  await expectLanguageSwitch(page)
  await expect(page).toHaveURL('/sk/pripadove-studie')
  await expect(page.getByRole('article').first()).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('sk', 'case-studies')('list.title'),
  )
})

test.describe('a browser whose storage throws on access', () => {
  test.use({ withoutPopup: false })

  test('theme and language can be changed, and a form can be sent', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: refuse })
    })
    await open(page, '/de/kontakt')
    await themeButton(page, 'de').click()
    await page.getByRole('button', { name: textsOf('de', 'common')('theme.dark') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.locator('[name=message]').fill('Typed in German')
    await expectLanguageSwitch(page)
    await expect(page.locator('[name=message]')).toHaveValue('Typed in German')
    await expect(page.locator('form h2'), 'the form stays in view').toBeInViewport()
    await expect(page.locator('form')).toBeFocused()
    const email = uniqueEmail('storage')
    await openFilled(page, 'contact', email)
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await mailFrom(email)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

import type { Page, Route } from 'playwright/test'

import { expect, open, openAndUse, test } from './fixtures'
import { switchLanguage, themeButton } from './header-controls'
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

const responses: Record<string, (route: Route) => Promise<void>> = {
  'status 500': (route) => route.fulfill({ status: 500, json: { message: 'internal' } }),
  'status 401': (route) => route.fulfill({ status: 401, json: { message: 'Invalid API key' } }),
  'invalid JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '<!doctype html>' }),
  'incomplete JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id": 1, "ti' }),
  'no response': (route) => route.abort('connectionreset'),
}

const lists = [
  {
    path: '/de/fallstudien',
    linkText: textsOf('de', 'common')('nav.case_studies'),
    error: textsOf('de', 'case-studies')('list.failed'),
  },
  {
    path: '/de/it-projekte',
    linkText: textsOf('de', 'common')('nav.it_projects'),
    error: textsOf('de', 'it-projects')('list.failed'),
  },
]

test('if the backend fails, prerendered lists stay, and others show an error', async ({ page }) => {
  for (const [index, [name, respond]] of Object.entries(responses).entries()) {
    const [opened, linked] = index % 2 === 0 ? lists : lists.toReversed()
    if (!opened || !linked) throw new Error('There are two lists')
    const fault = `${name}, opened first: ${opened.path}`
    const heading = page.getByRole('heading', { level: 1 })
    await page.route(rest, respond)
    const requested = page.waitForRequest(rest)
    await openAndUse(page, opened.path)
    await requested
    await expect(heading, fault).toBeVisible()
    await expect(page.locator('main article').first(), fault).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: linked.linkText }).click()
    await expect(page, fault).toHaveURL(linked.path)
    await expect(page.getByText(linked.error), fault).toBeVisible()
    await expect(heading, fault).toBeVisible()
    await expectLanguageSwitch(page)
    await page.unroute(rest)
  }
})

test('a language change while a list loads shows the list in the new language', async ({ page }) => {
  const held: Route[] = []
  await page.route(/language=eq\.de/, (route) => void held.push(route))
  await open(page, '/de')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textsOf('de', 'common')('nav.case_studies') })
    .click()
  await expect(page).toHaveURL('/de/fallstudien')
  await expectLanguageSwitch(page)
  await expect(page).toHaveURL('/sk/pripadove-studie')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const route of held) await route.continue().catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('sk', 'case-studies')('list.title'),
  )
})

test('a list whose pictures cannot be loaded shows no broken picture', async ({ page }) => {
  await page.route(/\.(avif|png|jpe?g|webp)(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/de/fallstudien')
  await expect(page.getByRole('article').first()).toBeVisible()
  const broken = () =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    )
  await expect.poll(broken).toBe(0)
})

const stores: Record<string, () => void> = {
  'throws on access': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'contains invalid values': () => {
    const invalid = '{"<script>alert(1)</script>'
    for (const store of [localStorage, sessionStorage]) {
      for (const key of [
        'theme',
        'language',
        'promotion-closed',
        'reloaded-for',
        'sb-localhost-auth-token',
      ]) {
        store.setItem(key, invalid)
      }
    }
    document.cookie = `language=${encodeURIComponent(invalid)}; path=/`
  },
}

for (const [state, prepare] of Object.entries(stores)) {
  test.describe(`a browser whose storage ${state}`, () => {
    test.use({ withoutPopup: false })

    test('theme and language can be changed', async ({ page }) => {
      await page.addInitScript(prepare)
      await open(page, '/de/kontakt')
      await themeButton(page, 'de').click()
      await page.getByRole('button', { name: textsOf('de', 'common')('theme.dark') }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectLanguageSwitch(page)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

import type { Page, Route } from 'playwright/test'

import { expect, open, test } from './fixtures'

const rest = '**/rest/v1/**'

test.use({
  expectedErrors:
    /Could not load|Failed to load resource|ERR_|CORS|status of|The page failed|dynamically imported/,
})

/** Whatever happened: the header answers and the page can be left, in its language. */
async function expectUsable(page: Page) {
  await page.getByRole('button', { name: /Sprache wechseln/ }).click()
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Slovenčina' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  'a fault of its own': (route) => route.fulfill({ status: 500, json: { message: 'internal' } }),
  'that the key is wrong': (route) => route.fulfill({ status: 401, json: { message: 'Invalid API key' } }),
  garbage: (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '<!doctype html>' }),
  'half a list': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id": 1, "ti' }),
  nothing: (route) => route.abort('connectionreset'),
}

for (const [name, answer] of Object.entries(answers)) {
  test(`when the backend answers ${name}, the pages stand and can be left`, async ({ page }) => {
    await page.route(rest, answer)
    for (const path of ['/de/fallstudien', '/de/it-projekte']) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expectUsable(page)
  })
}

test('a language changed while the data is on its way shows the new language alone', async ({ page }) => {
  const held: Route[] = []
  await page.route(/language=eq\.de/, (route) => void held.push(route))
  await open(page, '/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fallstudien' }).click()
  await expect(page).toHaveURL('/de/fallstudien')
  await expectUsable(page)
  await expect(page).toHaveURL('/sk/pripadove-studie')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const route of held) await route.continue().catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Čo sme urobili/)
})

test('a missing picture leaves no broken image and no gap in the text', async ({ page }) => {
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
  'is refused': () => {
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
  'holds garbage': () => {
    const garbage = '{"<script>alert(1)</script>'
    for (const store of [localStorage, sessionStorage]) {
      for (const key of [
        'theme',
        'language',
        'promotion-closed',
        'reloaded-for',
        'sb-localhost-auth-token',
      ]) {
        store.setItem(key, garbage)
      }
    }
    document.cookie = `language=${encodeURIComponent(garbage)}; path=/`
  },
}

for (const [state, prepare] of Object.entries(stores)) {
  test.describe(`where the browser's storage ${state}`, () => {
    test.use({ withoutPopup: false })

    test('everything works, nothing is remembered', async ({ page }) => {
      await page.addInitScript(prepare)
      await open(page, '/de/kontakt')
      await page.getByRole('button', { name: /Farbschema/ }).click()
      await page.getByRole('button', { name: 'Dunkel' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectUsable(page)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

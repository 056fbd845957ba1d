import type { Page, Route } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'common')
const errorText = textsOf('sk', 'error')

const rest = '**/rest/v1/**'
const aboutChunk = /about-page-[^/]+\.js/

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('data of the next page', () => {
  test('a study that arrives within 300 ms shows no spinner', async ({ page }) => {
    // On a slow machine, the data may take longer than 300 ms. So this test disables the timer of 300 ms after which a
    // spinner would appear.
    await page.addInitScript(() => {
      const setTimeout = window.setTimeout.bind(window)
      window.setTimeout = ((run: () => void, ms: number) =>
        ms === 300 ? 0 : setTimeout(run, ms)) as typeof setTimeout
    })
    await open(page, '/en/case-studies')
    const loaders = await page.evaluateHandle(() => {
      const seen: Element[] = []
      new MutationObserver(() =>
        seen.push(...document.querySelectorAll('.animate-pulse, .animate-spin')),
      ).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    await page.locator('main a[href$="tb-duos"]').first().click()
    await expect(page).toHaveURL(/tb-duos/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await loaders.evaluate((seen) => seen.length)).toBe(0)
  })

  test('a study that takes longer than 300 ms shows a spinner first', async ({ page }) => {
    await open(page, '/en/case-studies')
    const held: Route[] = []
    let isHeld = true
    await page.route(rest, (route) => (isHeld ? void held.push(route) : route.continue()))
    await page.locator('main a[href$="tb-duos"]').first().click()
    await expect(page).toHaveURL(/tb-duos/)
    await expect(page.locator('main .animate-spin')).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isHeld = false
    for (const route of held) await route.continue()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Duos')
  })
})

test.describe('data that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_|Could not load/ })

  test('an offer that cannot be loaded shows an error, not the not-found card', async ({ page }) => {
    let requests = 0
    await page.route(rest, (route) => {
      requests += 1
      return route.abort()
    })
    await page.goto('/en/it-projects/12345')
    await expect(
      page.getByRole('heading', { name: textsOf('en', 'it-projects')('detail.failed') }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Project not found' })).toHaveCount(0)
    expect(requests).toBe(1)
    await page.unroute(rest)
    await page.getByRole('button', { name: t('load_error.retry') }).click()
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  })
})

test.describe('a navigation without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Could not load/ })

  test('an offline click keeps the page and its text, and opens the new page later', async ({
    page,
    context,
  }) => {
    await open(page, '/en/contact')
    for (const list of [t('nav.about'), t('nav.case_studies')])
      await test.step(list, async () => {
        if (list === t('nav.case_studies')) {
          const chunk = page.waitForResponse(/case-studies-page-[^/]+\.js/)
          await footerLink(page, list).hover()
          await (await chunk).finished()
        }
        await page.getByLabel(/^Message/).fill('A long story')
        await context.setOffline(true)
        await footerLink(page, list).click()
        await expect(page.getByText(t('navigation.offline'))).toBeVisible()
        await expect(page).toHaveURL(/\/en\/contact$/)
        await expect(page.getByLabel(/^Message/)).toHaveValue('A long story')
        await context.setOffline(false)
        await expect(page).not.toHaveURL(/contact/)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.getByText(t('navigation.offline'))).toHaveCount(0)
        await footerLink(page, t('nav.contact')).click()
        await expect(page).toHaveURL(/\/en\/contact$/)
      })
  })
})

test.describe('a missing chunk after a deploy', () => {
  test.use({ expectedErrors: /status of 404|dynamically imported|The page failed|could not be started/ })

  const withoutAboutChunk = (page: Page) =>
    page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: '' }))

  const countDocuments = (page: Page) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    return documents
  }

  test('a missing chunk loads the page from the server once', async ({ page }) => {
    await open(page, '/en/contact')
    const documents = countDocuments(page)
    await withoutAboutChunk(page)
    const response = page.waitForResponse(aboutChunk)
    await footerLink(page, t('nav.about')).hover()
    await response
    await expect(footerLink(page, t('nav.about'))).toBeVisible()
    expect(documents).toEqual([])
    await footerLink(page, t('nav.about')).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    const failure = page.waitForEvent('console', (message) => message.text().includes('could not be started'))
    await failure
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual(['/en/about'])
  })

  test('an error page in the new language appears if its texts are missing', async ({ page }) => {
    // If a script cannot be loaded, the site normally reloads the page. If storage is blocked, the site does not reload
    // the page, but shows the error page immediately.
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await open(page, '/en/contact')
    await page.route(/\/common-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.about') })
      .hover()
    await page.evaluate(() => {
      history.pushState(null, '', '/sk/kontakt')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorText('title'))
    await expect(page.getByRole('link', { name: errorText('home') })).toHaveAttribute('href', '/sk')
    await page.unroute(/\/common-[^/]+\.js/)
    await page.getByRole('button', { name: errorText('reload') }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorText('title'))
  })
})

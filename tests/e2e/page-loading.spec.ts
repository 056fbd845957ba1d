import type { Page } from 'playwright/test'

import { expect, hold, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'common')
const errorText = textsOf('sk', 'error')

const rest = '**/rest/v1/**'
const aboutChunk = /about-page-[^/]+\.js/

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a spinner appears only if a study takes longer than 300 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '/en/case-studies')
  const requested = page.waitForRequest(rest)
  const release = await hold(page, rest)
  const link = page.locator('main a[href$="tb-duos"]').first()
  const chunk = page.waitForResponse(/case-study-page-[^/]+\.js/)
  await link.hover()
  await (await chunk).finished()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 4000)
  await link.click()
  await requested
  await page.clock.runFor(250)
  await expect(page.locator('.animate-spin, .animate-pulse')).toHaveCount(0)
  await expect(page).toHaveURL(/case-studies$/)
  await page.clock.resume()
  await expect(page.getByRole('status').filter({ hasText: 'Loading the case study…' })).toBeVisible()
  await expect(page).toHaveURL(/tb-duos$/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duos')

  await hold(page, rest)
  await page.getByRole('link', { name: textsOf('en', 'case-studies')('detail.next') }).click()
  await expect(page.locator('main .animate-spin')).toBeVisible()

  await hold(page, aboutChunk)
  await footerLink(page, t('nav.about')).click()
  await expect(page.getByRole('status').filter({ hasText: t('navigation.loading') })).toBeAttached()
})

test.describe('a navigation without a connection', () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource|Could not load/ })

  test('without a connection, only a click is tried again, not the links that were hovered', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/en/contact')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const url of ['**/assets/*.js', '**/en/contact']) await page.route(url, (route) => route.abort())
    for (const name of [t('nav.careers'), t('nav.case_studies'), t('nav.about')]) {
      const failed = page.waitForEvent('requestfailed')
      await footerLink(page, name).hover()
      await failed
    }
    await footerLink(page, t('nav.about')).click()
    await expect(page.getByText(t('navigation.offline'))).toBeVisible()
    for (let attempt = 0; attempt < 3; attempt++) {
      const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      await page.clock.runFor(3000)
      await asked
    }
    const countOf = (chunk: RegExp) => requests.filter((url) => chunk.test(url)).length
    expect(countOf(/\/careers-page-/)).toBe(1)
    expect(countOf(/\/case-studies-page-/)).toBe(1)
    await page.unrouteAll()
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/\/en\/about$/)
    await expect(page.getByText(t('navigation.offline'))).toHaveCount(0)
  })

  test('an offline click opens the new page later, and an offer that fails shows an error', async ({
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

    await page.route(rest, (route) => route.abort())
    await page.goto('/en/it-projects/12345')
    await expect(
      page.getByRole('heading', { name: textsOf('en', 'it-projects')('detail.failed') }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Project not found' })).toHaveCount(0)
    await page.unroute(rest)
    await page.getByRole('button', { name: t('load_error.retry') }).click()
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  })
})

test.describe('a missing chunk after a deploy', () => {
  test.use({ expectedErrors: /status of 404|dynamically imported|The page failed|could not be started/ })

  test('a missing chunk loads the page from the server once', async ({ page }) => {
    await open(page, '/en/contact')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: '' }))
    const response = page.waitForResponse(aboutChunk)
    await footerLink(page, t('nav.about')).hover()
    await response
    expect(documents).toEqual([])
    const failure = page.waitForEvent('console', (message) => message.text().includes('could not be started'))
    await footerLink(page, t('nav.about')).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await failure
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual(['/en/about'])
  })

  test('an error page in the new language appears if its texts are missing', async ({ page }) => {
    // If storage is blocked, the site does not reload the page, but shows the error page immediately.
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await open(page, '/en/contact')
    await page.route(/\/common-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.evaluate(() => {
      history.pushState(null, '', '/sk/kontakt')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorText('title'))
    await expect(page.getByText(errorText('outdated'))).toBeVisible()
    await expect(page.getByRole('link', { name: errorText('home') })).toHaveAttribute('href', '/sk')
    await page.unroute(/\/common-[^/]+\.js/)
    await page.getByRole('button', { name: errorText('reload') }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorText('title'))
  })
})

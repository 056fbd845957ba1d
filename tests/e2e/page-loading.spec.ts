import type { Page, Route } from 'playwright/test'

import { expect, open, test } from './fixtures'

const rest = '**/rest/v1/**'
const aboutChunk = /about-page-[^/]+\.js/

/** Counts every skeleton and spinner that is rendered from now on. */
const countLoaders = (page: Page) =>
  page.evaluate(() => {
    const counted = window as unknown as { loaders: number }
    counted.loaders = 0
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations)
        for (const node of addedNodes)
          if (node instanceof Element)
            counted.loaders += node.matches('.animate-pulse, .animate-spin')
              ? 1
              : node.querySelectorAll('.animate-pulse, .animate-spin').length
    }).observe(document.body, { childList: true, subtree: true })
  })
const loaders = (page: Page) => page.evaluate(() => (window as unknown as { loaders: number }).loaders)

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('data of the next page', () => {
  test('a page whose data arrives within the wait of 300 ms is shown without a loader', async ({ page }) => {
    // A busy machine may take longer: here the wait never ends.
    await page.addInitScript(() => {
      const setTimeout = window.setTimeout.bind(window)
      window.setTimeout = ((run: () => void, ms: number) =>
        ms === 300 ? 0 : setTimeout(run, ms)) as typeof setTimeout
    })
    await open(page, '/en/case-studies')
    await countLoaders(page)
    for (const slug of ['tb-cloudtalk', 'tb-powerful-medical', 'tb-duos']) {
      await page.locator(`main a[href$="${slug}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(slug))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    }
    expect(await loaders(page)).toBe(0)
  })

  test('a page whose data takes long is shown with its loader, and then with the data', async ({ page }) => {
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

test.describe('with the backend gone', () => {
  test.use({ expectedErrors: /ERR_|status of 500|Could not load/ })

  for (const [list, failed, empty, cards] of [
    ['IT projects', 'The projects could not be loaded', 'No projects found matching your criteria', 10],
    ['Case studies', 'The case studies could not be loaded', 'No case studies available yet.', 3],
  ] as const) {
    test(`${list}: the list says that it could not be loaded, and loads when asked again`, async ({
      page,
    }) => {
      await page.route(rest, (route) => route.fulfill({ status: 500, json: { message: 'internal' } }))
      await open(page, '/en/about')
      await footerLink(page, list).click()
      await expect(page.getByText(failed)).toBeVisible()
      await expect(page.getByText(empty)).toHaveCount(0)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.unroute(rest)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(cards)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }

  test('an offer that was not built in says that it could not be loaded, and asks once', async ({ page }) => {
    let requests = 0
    await page.route(rest, (route) => {
      requests += 1
      return route.abort()
    })
    await page.goto('/en/it-projects/12345')
    await expect(page.getByRole('heading', { name: 'The project could not be loaded' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Project not found' })).toHaveCount(0)
    expect(requests).toBe(1)
    await page.unroute(rest)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  })
})

test('a list without entries shows the empty message of the specification', async ({ page }) => {
  await page.route('**/rest/v1/case_studies*', (route) => route.fulfill({ json: [] }))
  await open(page, '/en/about')
  await footerLink(page, 'Case studies').click()
  await expect(page.getByText('No case studies available yet.')).toBeVisible()
})

test('a study that is not found is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('no-such-study'))
  await page.goto('/en/case-studies/no-such-study')
  expect((await logged).type()).toBe('warning')
  await expect(page).toHaveURL(/\/en\/case-studies$/)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Could not load/ })

  for (const [name, list] of [
    ['whose code is missing', 'About us'],
    ['whose data is missing', 'Case studies'],
  ] as const) {
    test(`a page ${name} opens once the connection is back; until then the old page stays`, async ({
      page,
      context,
    }) => {
      await open(page, '/en/contact')
      if (list === 'Case studies') {
        const chunk = page.waitForResponse(/case-studies-page-[^/]+\.js/)
        await footerLink(page, list).hover()
        await (await chunk).finished()
      }
      await page.getByLabel(/^Message/).fill('A long story')
      await context.setOffline(true)
      await footerLink(page, list).click()
      await expect(page.getByText('You are offline. The page opens as soon as')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/contact$/)
      await expect(page.getByLabel(/^Message/)).toHaveValue('A long story')
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).not.toHaveURL(/contact/)
      await expect(page.getByText('You are offline')).toHaveCount(0)
    })
  }

  test('another link is followed instead of the one that waits', async ({ page, context }) => {
    await open(page, '/en/contact')
    await page.goto('/en/contact#content')
    const chunk = page.waitForResponse(/privacy-policy-page-[^/]+\.js/)
    await footerLink(page, 'Privacy policy').hover()
    await (await chunk).finished()
    await context.setOffline(true)
    await footerLink(page, 'About us').click()
    await expect(page.getByText('You are offline')).toBeVisible()
    await footerLink(page, 'Privacy policy').click()
    await expect(page).toHaveURL(/privacy-policy/)
    await expect(page.getByText('You are offline')).toHaveCount(0)
  })
})

test.describe('after a deploy', () => {
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

  test('a page whose code is gone is loaded from the server once, never in a loop', async ({ page }) => {
    await open(page, '/en/contact')
    const documents = countDocuments(page)
    await withoutAboutChunk(page)
    await footerLink(page, 'About us').click()
    await expect(page).toHaveURL(/\/en\/about$/)
    const failure = page.waitForEvent('console', (message) => message.text().includes('could not be started'))
    await failure
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual(['/en/about'])
  })

  test('code that is prefetched and gone changes nothing', async ({ page }) => {
    await open(page, '/en/contact')
    const documents = countDocuments(page)
    await withoutAboutChunk(page)
    const response = page.waitForResponse(aboutChunk)
    await footerLink(page, 'About us').hover()
    await response
    await expect(footerLink(page, 'About us')).toBeVisible()
    expect(documents).toEqual([])
  })

  test('a form that holds text is not cleared before the visitor agrees', async ({ page }) => {
    await open(page, '/en/contact')
    const documents = countDocuments(page)
    await withoutAboutChunk(page)
    await page.getByLabel(/^Message/).fill('A long story')
    await footerLink(page, 'About us').click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByText('A newer version of this site was published')).toHaveCount(0)
    await expect(page.getByLabel(/^Message/)).toHaveValue('A long story')
    expect(documents).toEqual([])

    await footerLink(page, 'About us').click()
    await page.unroute(aboutChunk)
    await page.getByRole('link', { name: 'Open the page' }).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual(['/en/about'])
  })

  test('a layout that cannot be loaded is replaced by an error page in its language', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await open(page, '/en/contact')
    await page.route(/\/common-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).hover()
    await page.evaluate(() => {
      history.pushState(null, '', '/sk/kontakt')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niečo sa pokazilo')
    await expect(page.getByRole('link', { name: 'Späť na úvod' })).toHaveAttribute('href', '/sk')
    await page.unroute(/\/common-[^/]+\.js/)
    await page.getByRole('button', { name: 'Načítať stránku znova' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Niečo sa pokazilo')
  })
})

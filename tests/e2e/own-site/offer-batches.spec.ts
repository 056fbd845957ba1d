import type { Page, Request } from 'playwright/test'

import { expect, hold, hydrated, open, openAndUse, painted } from '../fixtures'
import { test } from './own-site'
import { textsOf } from '../texts'

const t = textsOf('en', 'it-projects')

const SEEDED = 14
const PLANTED = 36
const ALL = SEEDED + PLANTED

const planted = (number: number) => ({
  title: `Planted project ${String(number).padStart(2, '0')}`,
  status: 1,
  // The dates are later than those of the seeded offers. The project with the number 1 has the latest date.
  published_at: new Date(Date.UTC(2030, 0, 1) - number * 3_600_000).toISOString(),
  employment_type: 'Contract',
  location: number > 26 ? 'Ostrava' : 'Vienna',
  languages: 'English, Czech',
  tech_stack: 'Rust, WebAssembly',
  description: 'Text',
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const searchBox = (page: Page) => page.getByRole('searchbox')
const moreButton = (page: Page) => page.getByRole('button', { name: t('list.more') })
const found = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: t('list.found', { count }) })
const cardLink = (page: Page, title: string) =>
  page.getByRole('link', { name: t('list.more_info_about', { title }) })

test.beforeAll(async ({ ownSite }) => {
  const rows = Array.from({ length: PLANTED }, (_, index) => planted(index + 1))
  await ownSite.database.from('offers').insert(rows).throwOnError()
})
test.afterAll(async ({ ownSite }) => {
  await ownSite.database.from('offers').delete().like('title', 'Planted project%').throwOnError()
})

test('Back, a new tab and the link back show as many offers as before, Back in the same place', async ({
  page,
  context,
}) => {
  await open(page, '/en/it-projects?q=planted')
  await expect(found(page, PLANTED)).toBeVisible()
  await moreButton(page).click()
  const url = '/en/it-projects?q=planted&shown=48'
  await expect(page).toHaveURL(url)
  await cardLink(page, 'Planted project 25').hover()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(2000)
  await cardLink(page, 'Planted project 25').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted project 25')
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(cards(page)).toHaveCount(PLANTED)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
  await expect(searchBox(page)).toHaveValue('planted')

  const shared = await context.newPage()
  await shared.goto(url)
  await expect(cards(shared)).toHaveCount(PLANTED)
  await expect(searchBox(shared)).toHaveValue('planted')

  await open(page, '/en/it-projects?shown=48')
  await cardLink(page, 'Planted project 20').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('detail.back') })
    .first()
    .click()
  await expect(cards(page)).toHaveCount(48)
  await page.locator('select[name=location]').selectOption('Vienna')
  await expect(page).toHaveURL('/en/it-projects?location=Vienna')
  await expect(found(page, 27)).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
})

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY)

for (const search of ['?shown=48', '?q=planted&shown=48'])
  test(`a reload, and Back from another document, find the same place in the list ${search}`, async ({
    page,
  }) => {
    await open(page, `/en/it-projects${search}`)
    await expect(cards(page)).toHaveCount(search.includes('q=') ? PLANTED : 48)
    await cardLink(page, 'Planted project 32').scrollIntoViewIfNeeded()
    const position = await scrollPosition(page)
    expect(position).toBeGreaterThan(5000)
    const isRestored = () => expect.poll(() => scrollPosition(page).catch(() => undefined)).toBe(position)
    await page.reload()
    await isRestored()
    await page.goto('/en/contact')
    await page.goBack()
    await isRestored()
    await cardLink(page, 'Planted project 32').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted project 32')
    const release = await hold(page, '**/rest/v1/**')
    await page.goBack()
    await isRestored()
    release()
  })

test('a title without a space does not widen a page', async ({ page, database }) => {
  const long = {
    ...planted(0),
    title: 'W'.repeat(190),
    location: 'X'.repeat(100),
    tech_stack: 'Y'.repeat(100),
  }
  const inserted = await database.from('offers').insert(long).select('id').single().throwOnError()
  for (const path of ['/en/it-projects?q=wwwww', `/en/it-projects/${inserted.data.id}`])
    for (const width of [390, 700, 834, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByText(long.title).first()).toBeVisible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  await database.from('offers').delete().eq('id', inserted.data.id).throwOnError()
})

test('a search requests only the list', async ({ page }) => {
  await openAndUse(page, '/en/it-projects')
  await expect(found(page, ALL)).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await searchBox(page).fill('planted')
  await expect(found(page, PLANTED)).toBeVisible()
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toHaveLength(1)
})

test('a query in the URL is sent once, and a late response does not replace a newer one', async ({
  page,
}) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/search_offers')) searches.push(request.method())
  })
  const release = await hold(page, '**/rpc/search_offers*')
  await page.goto('/en/it-projects?q=planted')
  await hydrated(page)
  await expect(searchBox(page)).toHaveValue('planted')
  await expect(page.getByRole('status').filter({ hasText: t('list.loading') })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.locator('main .animate-pulse').first()).toBeVisible()
  release()
  await expect(found(page, PLANTED)).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  expect(searches.filter((method) => method === 'POST')).toHaveLength(1)

  await openAndUse(page, '/en/it-projects')
  await expect(found(page, ALL)).toBeVisible()
  const isSlow = (request: Request) => request.postData()?.includes('ostrava') ?? false
  let releaseSlow = () => {}
  const released = new Promise<void>((resolve) => (releaseSlow = resolve))
  await page.route('**/rpc/search_offers*', async (route) => {
    if (isSlow(route.request())) await released
    await route.continue().catch(() => undefined)
  })
  const sent = page.waitForRequest(isSlow)
  await searchBox(page).fill('ostrava')
  const slow = await sent
  await expect(cards(page)).toHaveCount(24)
  await expect(found(page, ALL)).toBeVisible()
  await searchBox(page).fill('planted 17')
  await expect(found(page, 1)).toBeVisible()
  releaseSlow()
  // `response()` returns null if the page has aborted the request.
  await (await slow.response())?.finished()
  await painted(page)
  await expect(cardLink(page, 'Planted project 17')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('planted 17')
})

test.describe('the list without the backend', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  const retry = (page: Page) =>
    page.getByRole('button', { name: textsOf('en', 'common')('load_error.retry') })

  test('a failed search can be retried, and more offers are added, focused and announced', async ({
    page,
  }) => {
    await openAndUse(page, '/en/it-projects')
    await expect(found(page, ALL)).toBeVisible()
    await page.route('**/rest/v1/**', (route) => route.abort())
    await searchBox(page).fill('planted 12')
    await expect(page.getByText(t('list.failed'))).toBeVisible()
    await expect(page.getByText(t('list.empty'))).toHaveCount(0)
    await expect(cards(page)).toHaveCount(0)
    await expect(searchBox(page)).toHaveValue('planted 12')
    await expect(page).toHaveURL('/en/it-projects?q=planted+12')
    await page.unroute('**/rest/v1/**')
    await retry(page).click()
    await expect(cardLink(page, 'Planted project 12')).toBeVisible()

    await openAndUse(page, '/en/it-projects')
    await expect(found(page, ALL)).toBeVisible()
    await expect(cards(page)).toHaveCount(24)
    await moreButton(page).click()
    await expect(cards(page)).toHaveCount(48)
    await expect(cardLink(page, 'Planted project 25')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: t('list.shown', { count: 48 }) })).toBeAttached()
    await expect(page).toHaveURL('/en/it-projects?shown=48')

    await page.route('**/rest/v1/**', (route) => route.abort())
    await moreButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: t('list.more_failed') })).toBeVisible()
    await expect(cards(page)).toHaveCount(48)
    await page.unroute('**/rest/v1/**')
    await moreButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(ALL)
    await expect(moreButton(page)).toHaveCount(0)
    const titles = await cards(page).getByRole('heading').allTextContents()
    expect(new Set(titles).size).toBe(ALL)
  })
})

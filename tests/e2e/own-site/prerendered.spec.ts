import type { Page } from 'playwright/test'

import { company } from '../../../src/config/company'
import { expect, open, openAndUse, painted } from '../fixtures'
import { test } from './own-site'
import { textsOf } from '../texts'

const publishedVersion = (slug: string, language: string, body = 'Text') => ({
  slug,
  language,
  title: `The study ${slug}`,
  excerpt: 'An excerpt.',
  content: `<p>${body}</p>`,
  client_name: 'Client',
  published: true,
  published_at: '2026-03-05T08:00:00Z',
})

const dataRequests = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/rest\/v1|supabase|public-client/.test(request.url())) urls.push(request.url())
  })
  // The previous page can still send requests until the new document is loaded.
  page.on('framenavigated', () => urls.splice(0))
  return urls
}

/**
 * On each page that is opened from now on, adds up the skeletons and spinners that `main` contains whenever nodes are
 * inserted or removed. `skeletonsSeen` below returns the sum, which is 0 if none has appeared.
 */
const watchForSkeletons = (page: Page) =>
  page.addInitScript(() => {
    const counter = Object.assign(window, { skeletons: 0 })
    const count = () =>
      (counter.skeletons += document.querySelectorAll('main .animate-pulse, main .animate-spin').length)
    new MutationObserver(count).observe(document, { childList: true, subtree: true })
  })
const skeletonsSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { skeletons: number }).skeletons)

const prerenderedPaths = [
  ['/en/case-studies', 'CloudTalk'],
  ['/sk/pripadove-studie/tb-duos', 'Duos'],
  ['/de/it-projekte/', 'Java Backend Engineer'],
  ['/cz/it-projekty/2', 'Java Backend Engineer'],
] as const

test('no data are requested before the page is used, and equal data change nothing', async ({ page }) => {
  const requests = dataRequests(page)
  await watchForSkeletons(page)
  // The demo content of each backend was last changed when the backend was started.
  const html = async () => (await page.locator('main').innerHTML()).replace(/"dateModified":"[^"]*"/, '')
  for (const [path, text] of prerenderedPaths) {
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.locator('main')).toContainText(text)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      // Waits for the render after hydration, in which a form enables its submit button.
      await expect(page.locator('main button:disabled')).toHaveCount(0)
      expect(requests).toEqual([])

      const before = await html()
      const refreshed = page.waitForResponse(/rest\/v1/)
      await page.keyboard.press('Shift')
      await (await refreshed).finished()
      await painted(page)
      expect(await html()).toBe(before)
      expect(await skeletonsSeen(page)).toBe(0)
    })
  }
})

test('a title, a study and an offer that changed since the build are shown without a skeleton', async ({
  page,
  database,
}) => {
  const caseStudies = () => database.from('case_studies')
  const { data } = await caseStudies()
    .select('title')
    .match({ slug: 'tb-duos', language: 'cz' })
    .single()
    .throwOnError()
  const rename = (title: unknown) =>
    caseStudies().update({ title }).match({ slug: 'tb-duos', language: 'cz' }).throwOnError()
  await rename('A new title')
  await watchForSkeletons(page)
  for (const path of ['/cz/pripadove-studie', '/cz/pripadove-studie/tb-duos']) {
    await openAndUse(page, path)
    await expect(page.getByRole('heading', { name: 'A new title' })).toBeVisible()
    expect(await skeletonsSeen(page)).toBe(0)
  }
  await expect(page).toHaveTitle(`A new title | ${company.brand}`)
  await rename(data.title)

  const html = await page.request.get('/sk/pripadove-studie/published-later')
  expect(await html.text()).not.toContain('published-later')
  const studies = [
    publishedVersion('published-later', 'sk'),
    publishedVersion('english-only', 'en', 'English text'),
  ]
  await database.from('case_studies').insert(studies).throwOnError()
  await page.goto('/sk/pripadove-studie/published-later')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The study published-later')
  await expect(page).toHaveTitle(`The study published-later | ${company.brand}`)
  await openAndUse(page, '/sk/pripadove-studie')
  await expect(page.getByRole('heading', { name: 'The study published-later' })).toBeVisible()

  await page.goto('/sk/pripadove-studie/english-only')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/en\/case-studies\/english-only$/,
  )
  await expect(page.locator('[lang=en]').filter({ hasText: 'English text' })).toBeVisible()
  await expect(page.getByText(textsOf('sk', 'case-studies')('detail.only_in_english'))).toBeVisible()
  await expect(page.getByText(/5\.\smarca\s2026$/), 'the date is in the language of the page').toBeVisible()
  await expect(page.getByRole('figure'), 'a study without a testimonial').toHaveCount(0)
  const slugs = studies.map(({ slug }) => slug)
  await database.from('case_studies').delete().in('slug', slugs).throwOnError()

  const setStatus = (status: number) => database.from('offers').update({ status }).eq('id', 4).throwOnError()
  await setStatus(0)
  await openAndUse(page, '/en/it-projects/4')
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await openAndUse(page, '/en/it-projects')
  await expect(
    page.getByRole('status').filter({ hasText: textsOf('en', 'it-projects')('list.found', { count: 13 }) }),
  ).toBeVisible()
  await setStatus(1)
})

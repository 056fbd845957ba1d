import { test as requestTest, type Page } from 'playwright/test'

import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'

const bucket = '/storage/v1/object/public/case-studies'
const featured = `${bucket}/duos-basement.webp`
const listPaths = {
  en: '/en/case-studies',
  sk: '/sk/pripadove-studie',
  cz: '/cz/pripadove-studie',
  de: '/de/fallstudien',
}

const imageIn = (page: Page, src: string) => page.locator(`main img[src="${src}"]`)

const decodedWidth = (page: Page, src: string) =>
  imageIn(page, src).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth
  })

test('on the page of a study, the banner shows the featured image of 1800 pixels at no more than 1200 px width, with an empty alternative text, high priority and a preload link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${listPaths.de}/tb-duos`)
  const banner = imageIn(page, featured)
  expect(await decodedWidth(page, featured)).toBe(1800)
  expect((await banner.boundingBox())?.width).toBeLessThanOrEqual(1200)
  await expect(banner).toHaveAttribute('alt', '')
  await expect(banner).toHaveAttribute('fetchpriority', 'high')
  await expect(page.locator(`head link[rel=preload][as=image][href="${featured}"]`)).toHaveCount(1)
})

requestTest(
  'the HTML of the page of a study contains one preload link for the featured image in each language, and this image has high priority and an empty alternative text',
  async ({ request }) => {
    for (const language of languages) {
      const html = await (await request.get(`${listPaths[language]}/tb-duos`)).text()
      const tagsWith = (tag: string) =>
        [...html.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))]
          .map(([text]) => text)
          .filter((text) => text.includes(`"${featured}"`))
      const [preload, ...morePreloads] = tagsWith('link')
      expect(preload, language).toMatch(/rel="preload" as="image" .*fetchPriority="high"/)
      expect(morePreloads, language).toEqual([])
      const [image] = tagsWith('img')
      expect(image, language).toContain('fetchPriority="high"')
      expect(image, language).toContain('alt=""')
    }
  },
)

test.describe('images of studies with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the card of a study, in the list and below another study, shows the featured image of the study with lazy loading and an empty alternative text', async ({
    page,
  }) => {
    for (const path of ['/en/case-studies', '/en/case-studies/tb-powerful-medical']) {
      await page.goto(path)
      const image = imageIn(page, featured)
      await expect(image).toHaveAttribute('loading', 'lazy')
      await expect(image).toHaveAttribute('alt', '')
      await image.scrollIntoViewIfNeeded()
      expect(await decodedWidth(page, featured)).toBeGreaterThan(0)
    }
  })

  test('the quote of a client shows the photo of its author in a square box with an empty alternative text', async ({
    page,
  }) => {
    await page.goto('/de/fallstudien/tb-cloudtalk')
    const photo = page.locator('figure').filter({ hasText: 'Martin K.' }).getByRole('presentation')
    await photo.scrollIntoViewIfNeeded()
    expect(await decodedWidth(page, `${bucket}/cloudtalk-client.webp`)).toBeGreaterThan(0)
    const box = await photo.boundingBox()
    expect(box?.width).toBe(box?.height)
    await expect(photo).toHaveAttribute('alt', '')
  })
})

requestTest(
  'the share image of a study is an absolute URL that returns a WebP image, and the structured data contains the same URL',
  async ({ request }) => {
    const html = await (await request.get('/sk/pripadove-studie/tb-duos')).text()
    const shared = new URL(/<meta property="og:image" content="(.+?)"/.exec(html)?.[1] ?? '')
    const response = await request.get(shared.pathname)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/webp')
    const scripts = html.match(/<script type="application\/ld\+json">.+?<\/script>/gs)
    expect(scripts?.join()).toContain(`"image":"${shared.href}"`)
  },
)

test('at 390, 834 and 1440 px, the page of a study has no layout shift while its featured image loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.webp', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/en/case-studies/tb-duos', { waitUntil: 'domcontentloaded' })
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      Object.assign(window, { shift: 0 })
    })
    release()
    await decodedWidth(page, featured)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    expect(shift, `${width} px`).toBe(0)
    await page.unroute('**/*.webp')
  }
})

test.describe('an image that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('on the page of a study, if the featured image failed to load before hydration, a drawn cover replaces the image after hydration', async ({
    page,
  }) => {
    await page.route('**/*.webp', (route) => route.abort())
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(featured))
    await page.goto('/en/case-studies/tb-duos', { waitUntil: 'commit' })
    await failed
    release()
    await expect(page.locator('main svg[viewBox="-280 0 1200 400"]')).toBeVisible()
    await expect(imageIn(page, featured)).toHaveCount(0)
  })

  test('if the photo of a quoted client cannot be loaded, the photo disappears and the name stays', async ({
    page,
  }) => {
    await page.route('**/*.webp', (route) => route.abort())
    await open(page, '/en/case-studies/tb-cloudtalk')
    const quote = page.locator('figure').filter({ hasText: 'Martin K.' })
    await quote.scrollIntoViewIfNeeded()
    await expect(quote.locator('img')).toHaveCount(0)
    await expect(quote.getByText('Martin K.')).toBeVisible()
  })
})

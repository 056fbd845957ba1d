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

requestTest(
  'in each language, the HTML of a study preloads its featured image with high priority',
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

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the cards in the list and below another study load their image lazily', async ({ page }) => {
    for (const path of ['/en/case-studies', '/en/case-studies/tb-powerful-medical']) {
      await page.goto(path)
      const image = imageIn(page, featured)
      await expect(image).toHaveAttribute('loading', 'lazy')
      await expect(image).toHaveAttribute('alt', '')
      await image.scrollIntoViewIfNeeded()
      expect(await decodedWidth(page, featured)).toBeGreaterThan(0)
    }
  })

  test('a quote shows the square photo of its author', async ({ page }) => {
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
  'the share image of a study is an absolute URL, also in the structured data',
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

test.describe('an image that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the banner disappears, also if its image failed before hydration', async ({ page }) => {
    await page.route('**/*.webp', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(featured))
    await page.goto('/en/case-studies/tb-duos', { waitUntil: 'commit' })
    await failed
    await expect(imageIn(page, featured)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the photo of a quoted client disappears, and the name stays', async ({ page }) => {
    await page.route('**/*.webp', (route) => route.abort())
    await open(page, '/en/case-studies/tb-cloudtalk')
    const quote = page.locator('figure').filter({ hasText: 'Martin K.' })
    await quote.scrollIntoViewIfNeeded()
    await expect(quote.locator('img')).toHaveCount(0)
    await expect(quote.getByText('Martin K.')).toBeVisible()
  })
})

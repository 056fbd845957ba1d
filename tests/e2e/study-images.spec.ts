import { test as requestTest, type Page } from 'playwright/test'

import { languages } from '../../src/i18n/languages'
import { expect, test } from './fixtures'

const bucket = '/storage/v1/object/public/case-studies'
const featured = `${bucket}/duos-basement.webp`
const listPaths = {
  en: '/en/case-studies',
  sk: '/sk/pripadove-studie',
  cz: '/cz/pripadove-studie',
  de: '/de/fallstudien',
}

const imageIn = (page: Page, src: string) => page.locator(`main img[src="${src}"]`)

requestTest('the HTML of a study preloads its featured image with high priority', async ({ request }) => {
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
})

import { test as requestTest, type Page } from 'playwright/test'

import { company } from '../../src/config/company'
import { href } from '../../src/i18n/href'
import { languageFacts, languages } from '../../src/i18n/languages'
import { legacyRedirects, pages, unindexedPages, type PageKey } from '../../src/routes'
import { expect, test } from './fixtures'
import { textsOf } from './texts'

const fixedPages = languages.flatMap((language) =>
  (Object.keys(pages) as PageKey[])
    .filter((page) => !pages[page].slugs.en.includes(':'))
    .map((page) => ({ language, page, path: href(language, page) })),
)

requestTest(
  'old paths redirect to pages that exist, with and without a trailing slash',
  async ({ request }) => {
    for (const [from, to] of Object.entries(legacyRedirects))
      for (const path of [from, `${from}/`]) {
        const response = await request.get(path)
        // A host removes the slash at the end of the URL of a page.
        expect.soft(new URL(response.url()).pathname.replace(/\/$/, ''), path).toBe(to)
        expect.soft(response.status(), path).toBe(200)
      }
  },
)

requestTest(
  'an English offer has JobPosting data, and a study preloads and shares its picture',
  async ({ request }) => {
    const htmlOf = async (path: string) => (await request.get(path)).text()
    expect(await htmlOf('/en/it-projects/3')).toContain('"@type":"JobPosting"')
    for (const path of ['/sk/it-projekty/3', '/cz/it-projekty/3', '/de/it-projekte/3'])
      expect(await htmlOf(path)).not.toContain('JobPosting')

    const featured = '/storage/v1/object/public/case-studies/duos-basement.avif'
    const html = await htmlOf('/sk/pripadove-studie/tb-duos')
    const tagsWith = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))]
        .map(([text]) => text)
        .filter((text) => text.includes(`"${featured}"`))
    const [preload, ...morePreloads] = tagsWith('link')
    expect(preload).toMatch(/rel="preload" as="image" .*fetchPriority="high"/)
    expect(morePreloads).toEqual([])
    const [image] = tagsWith('img')
    expect(image).toContain('fetchPriority="high"')

    const shared = new URL(/<meta property="og:image" content="(.+?)"/.exec(html)?.[1] ?? '')
    const response = await request.get(shared.pathname)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/jpeg')
    expect(html).toMatch(
      /og:image:width" content="1200".*og:image:height" content="630".*og:image:alt" content="Duos: /,
    )
    const scripts = html.match(/<script type="application\/ld\+json">.+?<\/script>/gs)
    expect(scripts?.join()).toContain(`"image":"${shared.origin}${featured}"`)
  },
)

requestTest(
  'the sitemap has the indexed pages, and an unknown URL has status, policy and texts',
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const { path, page } of fixedPages)
      expect(sitemap.includes(`${path}</loc>`), path).toBe(!unindexedPages.includes(page))
    for (const language of languages) {
      expect(sitemap).toContain(`${href(language, 'case-study', { slug: 'tb-duos' })}</loc><lastmod>20`)
      expect(sitemap).toContain(`${href(language, 'it-project', { id: '1' })}</loc>`)
    }
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toMatch(/^User-agent: \*\nDisallow: \/tb_admin\n\nSitemap: https:.+\/sitemap\.xml\n$/)
    const licenses = await (await request.get('/licenses.txt')).text()
    for (const name of ['## react-dom - ', '## zod - ', 'SIL OPEN FONT LICENSE'])
      expect(licenses).toContain(name)

    const missing = await request.get('/assets/gone-12345678.js')
    expect(missing.status()).toBe(404)
    expect(missing.headers()['cache-control']).toBe('no-store')
    const response = await request.get('/nope')
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'none'/)
    expect(html).toMatch(/<title>Page Not Found \| .+<h1[^>]*>Page Not Found<\/h1>/s)
    expect(html).toMatch(/<a [^>]*href="\/en"[^>]*>Back to Home<\/a>/)
    const czechResponse = await request.get('/cz/neni')
    expect(czechResponse.headers()['x-frame-options']).toBe('DENY')
    const czech = await czechResponse.text()
    expect(czech).toContain('<meta property="og:locale" content="cs_CZ"')
    expect(czech).not.toContain('rel="canonical"')
  },
)

requestTest('the HTML of each fixed page has its title, links and share tags', async ({ request }) => {
  for (const { path, page, language } of fixedPages) {
    const html = await (await request.get(path)).text()
    expect.soft(await (await request.get(`${path}/`)).text(), `${path}/`).toBe(html)
    const siteUrl = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(html)?.[1]
    const parts = [
      `<html lang="${languageFacts[language].tag}"`,
      `<link rel="canonical" href="${siteUrl}${path}"/>`,
      `<meta property="og:url" content="${siteUrl}${path}"/>`,
      `<meta property="og:locale" content="${languageFacts[language].openGraph}"/>`,
      `/og-image${language === 'en' ? '' : `-${language}`}.jpg"/>`,
      '<meta property="og:type" content="website"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="viewport" content="width=device-width, initial-scale=1"',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"',
      `<meta property="og:image:alt" content="${company.brand}: `,
      `hrefLang="x-default" href="${siteUrl}${href('en', page)}"`,
      ...languages.map(
        (other) => `hrefLang="${languageFacts[other].tag}" href="${siteUrl}${href(other, page)}"`,
      ),
    ]
    const [head] = html.split('</head>')
    const missing = parts.filter((part) => !head?.includes(part))
    expect.soft(missing, path).toEqual([])
    const caronsFont = '<link rel="preload" href="/assets/instrument-sans-czech-slovak-'
    expect.soft(html.includes(caronsFont), path).toBe(language === 'sk' || language === 'cz')
    const namesSite = html.match(/<title>[^<]+/g)?.map((title) => title.endsWith(` | ${company.brand}`))
    expect.soft(namesSite, path).toEqual([page !== 'home'])
    expect.soft(html.includes('"@type":"Organization"'), path).toBe(/home|about|contact/.test(page))
    expect.soft(html.includes('name="robots" content="noindex"'), path).toBe(unindexedPages.includes(page))
    expect.soft(head, path).toMatch(/name="description" (content="[^"]{40,}").+"og:description" \1/s)
    expect.soft(head, path).toMatch(/<title>([^<]+).+"og:title" content="\1"/s)
  }
})

requestTest(
  'each link of a fixed page leads to a page and section that exist, in the same language',
  async ({ request }) => {
    const anchors = /<a ([^>]*?href="([^"]*)"[^>]*)>(.*?)<\/a>/gs
    const documents = new Map<string, string>()
    /** Returns an empty text if there is no page. */
    const htmlOf = async (path: string) => {
      const known = documents.get(path)
      if (known !== undefined) return known
      const response = await request.get(path)
      const html = response.ok() ? await response.text() : ''
      documents.set(path, html)
      return html
    }
    // One comparison for all links, because thousands of them would take half a minute.
    const faults: string[] = []
    for (const { path, language } of fixedPages)
      for (const [, tag = '', link = '', content = ''] of (await htmlOf(path)).matchAll(anchors)) {
        const check = (isRight: boolean, fault: string) => {
          if (!isRight) faults.push(`${path}: ${tag} ${fault}`)
        }
        const { host, pathname, hash } = new URL(link, `http://site${path}`)
        const keepsPage = /href="mailto:|target="_blank" rel="noopener noreferrer"/.test(tag)
        check(host === 'site' || keepsPage, 'replaces the page by another site')
        const [network = ''] = /facebook|instagram|linkedin/.exec(content.toLowerCase()) ?? []
        check(link.includes(network), `does not lead to ${network}`)
        if (host !== 'site') continue
        const part = hash ? ` id="${hash.slice(1)}"` : '<h1'
        check((await htmlOf(pathname)).includes(part), `leads to a page without ${part}`)
        const expected = tag.includes('hrefLang') ? languages.join('|') : language
        check(new RegExp(`^/(${expected})(/|$)`).test(pathname), 'leads to another language')
      }
    expect(documents.size).toBeGreaterThan(fixedPages.length)
    expect(faults).toEqual([])
  },
)

const headOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.head.querySelectorAll(selector).length
    return {
      title: count('title'),
      robots: count('meta[name=robots]'),
      canonical: count('link[rel=canonical]'),
      alternates: count('link[rel=alternate]'),
    }
  })

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('its head has no links, and the head of the next page has them', async ({ page, baseURL }) => {
    await page.goto('/de/it-projekte/99999')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => headOf(page)).toEqual({ title: 1, robots: 1, canonical: 0, alternates: 0 })
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(`${baseURL}/de`)
    await expect
      .poll(() => headOf(page))
      .toEqual({ title: 1, robots: 0, canonical: 1, alternates: languages.length + 1 })
  })

  test('paths are redirected, and a missing admin page has the language of the cookie', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [from, to] of [
      ['/', '/en'],
      ['/domov/', '/sk'],
      ['/Sk/it-projekty?q=java', '/sk/it-projekty?q=java'],
      ['/nothing/here#part', '/en/nothing/here#part'],
      ['/tb_admin/auth', '/tb_admin'],
      ['/tb_admin/case-studies/', '/tb_admin'],
    ] as const) {
      await page.goto(from)
      await expect.soft(page, from).toHaveURL(`${baseURL}${to}`)
      await expect.soft(page.locator('h1'), from).toBeVisible()
    }

    await context.addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }])
    const response = await page.goto('/tb_admin/case-studies/foo/bar')
    expect(response?.status()).toBe(404)
    const title = textsOf('de', 'common')('not_found.title')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

import { test as requestTest, type Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languageFacts, languages } from '../../src/i18n/languages'
import { legacyRedirects, pages, type PageKey } from '../../src/routes'
import { expect, test } from './fixtures'
import { textsOf } from './texts'

const fixedPages = languages.flatMap((language) =>
  (Object.keys(pages) as PageKey[])
    .filter((page) => !pages[page].slugs.en.includes(':'))
    .map((page) => ({ language, page, path: href(language, page) })),
)

const redirects: [from: string, to: string][] = [
  ...Object.entries(legacyRedirects),
  ['/uber-uns', '/de/uber-uns'],
  ['/pro-firmy', '/cz/pro-firmy'],
  ['/it-projekty', '/sk/it-projekty'],
  ['/fallstudien/tb-duos', '/de/fallstudien/tb-duos'],
  ['/careers', '/en/careers'],
]

requestTest(
  'every legacy path and five paths without a language redirect to their new path, with and without a trailing slash',
  async ({ request }) => {
    const variants = redirects.flatMap(([from, to]) => [from, `${from}/`].map((path) => ({ path, to })))
    const found = await Promise.all(
      variants.map(async ({ path }) => {
        const response = await request.get(path)
        return { path, to: new URL(response.url()).pathname, status: response.status() }
      }),
    )
    expect(found).toEqual(variants.map((variant) => ({ ...variant, status: 200 })))
  },
)

for (const [to, paths] of [
  ['/en', ['/']],
  ['/sk', ['/domov/']],
  [
    '/tb_admin',
    ['auth', 'case-studies', 'it-projects'].flatMap((path) => [`/tb_admin/${path}`, `/tb_admin/${path}/`]),
  ],
] as const) {
  test(`without a session, ${paths.join(', ')} ${paths.length > 1 ? 'redirect' : 'redirects'} to ${to}, which shows a heading`, async ({
    page,
    baseURL,
  }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect.soft(page, `redirect of ${path}`).toHaveURL(`${baseURL}${to}`)
      await expect.soft(page.locator('h1'), `heading after ${path}`).toBeVisible()
    }
  })
}

for (const { path, page, language } of fixedPages) {
  requestTest(
    `the HTML of ${path} is the same with a trailing slash, and has one title, the lang attribute, canonical link, alternates and og:locale of the page, a description of at least 40 characters and the share image`,
    async ({ request }) => {
      const html = await (await request.get(path)).text()
      expect(await (await request.get(`${path}/`)).text()).toBe(html)
      const siteUrl = /<link rel="canonical" href="(.+?)\/(?:en|sk|cz|de)[/"]/.exec(html)?.[1]
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(html).toContain(`<html lang="${languageFacts[language].tag}"`)
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`)
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}/)
      expect(html).toContain(`<meta property="og:locale" content="${languageFacts[language].openGraph}"/>`)
      expect(html).toContain('og-image.jpg"/>')
      for (const other of languages) {
        const alternate = `${siteUrl}${href(other, page)}`
        expect(html).toContain(`hrefLang="${languageFacts[other].tag}" href="${alternate}"`)
      }
      expect(html).toContain(`hrefLang="x-default" href="${siteUrl}${href('en', page)}"`)
    },
  )
}

test('the title of the home page has no site suffix, and the title of the contact page has the site suffix', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page).toHaveTitle('Hire IT Talent & Custom AI Solutions')
  await page.goto('/en/contact')
  await expect(page).toHaveTitle(`${textsOf('en', 'contact')('meta.title')} | Tidebridge`)
})

const headOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.head.querySelectorAll(selector).length
    return {
      title: count('title'),
      description: count('meta[name=description]'),
      robots: count('meta[name=robots]'),
      canonical: count('link[rel=canonical]'),
      alternates: count('link[rel=alternate]'),
      shareTitle: count('meta[property="og:title"]'),
      shareImage: count('meta[property="og:image"]'),
      locale: document.head.querySelector('meta[property="og:locale"]')?.getAttribute('content'),
    }
  })

const pageHead = {
  title: 1,
  description: 1,
  robots: 0,
  canonical: 1,
  alternates: 5,
  shareTitle: 1,
  shareImage: 1,
}
const notFoundHead = { ...pageHead, robots: 1, canonical: 0, alternates: 0 }

test.describe('a not-found page', () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const { path, home, locale, language } of [
    { path: '/no/such/page', home: '/en', locale: 'en_US', language: 'en' },
    { path: '/sk/nie-je', home: '/sk', locale: 'sk_SK', language: 'sk' },
  ] as const) {
    test(`${path} returns 404, its <head> has no canonical link and no alternates, and its link opens ${home}, whose <head> has both`, async ({
      page,
      baseURL,
    }) => {
      const t = textsOf(language, 'common')
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByText('404')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('not_found.title'))
      await expect.poll(() => headOf(page)).toEqual({ ...notFoundHead, locale })
      await page.locator('main').getByRole('link').click()
      await expect(page).toHaveURL(`${baseURL}${home}`)
      await expect(page.locator('#services')).toBeVisible()
      await expect.poll(() => headOf(page)).toEqual({ ...pageHead, locale })
    })
  }

  test('the <head> of the page of an unknown offer has no canonical link and no alternates, and the <head> of the home page that the header opens has both', async ({
    page,
  }) => {
    await page.goto('/de/it-projekte/99999')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => headOf(page)).toEqual({ ...notFoundHead, locale: 'de_DE' })
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.locator('#services')).toBeVisible()
    await expect.poll(() => headOf(page)).toEqual({ ...pageHead, locale: 'de_DE' })
  })

  test('the English not-found page has the texts of the specification', async ({ request }) => {
    const html = await (await request.get('/en/nothing')).text()
    expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
    expect(html).toContain('The page you&#x27;re looking for doesn&#x27;t exist or has been moved.')
    expect(html).toMatch(/<a [^>]*href="\/en"[^>]*>Back to Home<\/a>/)
  })

  test('the HTML of the Czech not-found page has the og:locale of Czech and no canonical link', async ({
    request,
  }) => {
    const html = await (await request.get('/cz/neni')).text()
    expect(html).toContain('<meta property="og:locale" content="cs_CZ"')
    expect(html).not.toContain('rel="canonical"')
  })
})

test.describe('a URL whose document has the status 404', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('/tb_admin/foo and /tb_admin/case-studies/foo/bar return 404 and show the not-found page in the language of the cookie', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }])
    for (const path of ['/tb_admin/foo', '/tb_admin/case-studies/foo/bar']) {
      const response = await page.goto(path)
      expect(response?.status(), `status of ${path}`).toBe(404)
      const title = textsOf('de', 'common')('not_found.title')
      await expect(page.getByRole('heading', { level: 1 }), `heading of ${path}`).toHaveText(title)
      await expect(page).toHaveURL(`${baseURL}${path}`)
    }
  })

  test('/EN/about is redirected to /en/about, /Sk/kontakt to /sk/kontakt and /DE to /de, and each page has a heading and no robots tag', async ({
    page,
    baseURL,
  }) => {
    for (const [from, to] of [
      ['/EN/about', '/en/about'],
      ['/Sk/kontakt', '/sk/kontakt'],
      ['/DE', '/de'],
    ] as const) {
      await page.goto(from)
      await expect(page, `redirect of ${from}`).toHaveURL(`${baseURL}${to}`)
      await expect(page.getByRole('heading', { level: 1 }), `heading after ${from}`).toBeVisible()
      await expect(page.locator('meta[name=robots]'), `robots tag after ${from}`).toHaveCount(0)
    }
  })
})

test('the URL of a missing script returns 404', async ({ request }) => {
  const response = await request.get('/assets/gone-12345678.js')
  expect(response.status()).toBe(404)
})

test('the sitemap contains the fixed pages that may be indexed, no other fixed page, the study tb-duos with its date and the offer 1 in every language, and robots.txt names the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { path, page } of fixedPages) {
    expect(sitemap.includes(`${path}</loc>`), path).toBe(pages[page].indexed)
  }
  for (const language of languages) {
    expect(sitemap).toContain(`${href(language, 'case-study', { slug: 'tb-duos' })}</loc><lastmod>20`)
    expect(sitemap).toContain(`${href(language, 'it-project', { id: '1' })}</loc>`)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('sitemap.xml')
})

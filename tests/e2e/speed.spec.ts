import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { pageKeys, type PageKey } from '../../src/routes'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const built = join(import.meta.dirname, '../../dist')
const code = new Map(
  readdirSync(join(built, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/assets/${file}`, readFileSync(join(built, 'assets', file), 'utf8')]),
)

/** Key: code that the tested pages do not load when they open. Value: a string that occurs only in this code. */
const codeOnDemand = {
  'supabase-js': 'GoTrueClient',
  'the client for data requests': 'PGRST116',
  zod: 'invalid_type',
  DOMPurify: 'ALLOWED_TAGS',
  'the toasts': 'ToastViewport',
  'the popup': 'data-promotion',
  'the carousel engine': 'scrollSnaps',
}
const FORM_LIBRARY = 'the form library'
const formLibraryMarker = 'shouldUnregister'

const pagesWithForm = ['/en/it-projects/1', '/en/for-companies', '/en/for-it-specialists', '/en/contact']

/**
 * Maximum number of scripts that a page loads before the visitor uses the page, and maximum size of their code (brotli,
 * in KiB). The libraries of every page have 104 KiB. The size does not include the headers of each script, which have
 * about 0.6 KiB.
 */
const scriptLimits: Record<string, { count: number; kib: number }> = {
  '/en': { count: 5, kib: 129 },
  '/en/it-projects': { count: 8, kib: 131.5 },
  '/en/it-projects/1': { count: 12, kib: 152 },
  '/en/case-studies': { count: 8, kib: 129 },
  '/en/case-studies/tb-duos': { count: 11, kib: 129.5 },
  '/en/for-companies': { count: 10, kib: 148 },
  '/en/for-it-specialists': { count: 11, kib: 151 },
  '/en/about': { count: 8, kib: 129 },
  '/en/contact': { count: 8, kib: 144.5 },
  '/en/privacy-policy': { count: 6, kib: 129.5 },
}

const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/**
 * Returns the text of `main` of the open page and of its prerendered HTML, without the elements that have another text
 * before hydration or with JavaScript off.
 */
const textsOfMain = (page: Page, prerendered: string) =>
  page.evaluate((html) => {
    const textOf = (shown: Document) => {
      const copy = shown.querySelector('main')?.cloneNode(true) as HTMLElement
      copy.querySelectorAll('noscript, script, [data-after-hydration]').forEach((element) => element.remove())
      return copy.textContent
    }
    return { shown: textOf(document), built: textOf(new DOMParser().parseFromString(html, 'text/html')) }
  }, prerendered)

test('every string that identifies a library or a component occurs in the built scripts', () => {
  for (const marker of [...Object.values(codeOnDemand), formLibraryMarker])
    expect([...code.values()].filter((text) => text.includes(marker))).not.toHaveLength(0)
})

/** Returns the keys of `codeOnDemand` whose code the page has loaded, and `FORM_LIBRARY` if the page has loaded it. */
async function loadedCode(page: Page): Promise<string[]> {
  const scripts = await fetchedScripts(page)
  const loaded = scripts.map((script) => code.get(script) ?? '').join('\n')
  expect(loaded).toContain('hydrateRoot')
  const markers = { ...codeOnDemand, [FORM_LIBRARY]: formLibraryMarker }
  return Object.entries(markers).flatMap(([name, marker]) => (loaded.includes(marker) ? [name] : []))
}

const expectedCode = (path: string) => (pagesWithForm.includes(path) ? [FORM_LIBRARY] : [])

async function expectScriptsWithinLimits(page: Page, path: string) {
  const limit = scriptLimits[path]
  if (!limit) return
  const scripts = [...new Set(await fetchedScripts(page))]
  const kib = scripts.reduce((sum, script) => sum + statSync(join(built, `${script}.br`)).size, 0) / 1024
  expect.soft(scripts.length, `scripts of ${path}`).toBeLessThanOrEqual(limit.count)
  expect.soft(kib, `KiB of the scripts of ${path}`).toBeLessThanOrEqual(limit.kib)
}

const absentCode = Object.keys(codeOnDemand).join(', ')
const withData = Object.keys(scriptLimits).filter((path) => /it-project|case-stud/.test(path))
const withoutData = pageKeys
  .filter((key) => !/^it-project|^case-stud/.test(key))
  .map((key) => href('en', key))

test(`the pages ${withData.join(', ')} open without the code of ${absentCode}, with the form library only if they have a form, and with limited scripts`, async ({
  page,
}) => {
  for (const path of withData) {
    await open(page, path)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect.soft(await loadedCode(page), `code of ${path}`).toEqual(expectedCode(path))
    await expectScriptsWithinLimits(page, path)
  }
})

test(`the pages ${withoutData.join(', ')} open without the code of ${absentCode}, with the form library only if they have a form, and with limited scripts, and the text of main is the same in the prerendered HTML, except for elements that change after hydration`, async ({
  page,
  request,
}) => {
  for (const path of withoutData) {
    await open(page, path)
    expect.soft(await loadedCode(page), `code of ${path}`).toEqual(expectedCode(path))
    await expectScriptsWithinLimits(page, path)
    const html = await (await request.get(path)).text()
    const { shown, built } = await textsOfMain(page, html)
    expect.soft(built, `text of ${path}`).toBe(shown)
  }
})

test('the <head> of /en has no external stylesheet or script and no preload, and /en preloads a font after its content', async ({
  request,
}) => {
  const [head = '', body = ''] = (await (await request.get('/en')).text()).split('</head>')
  expect(head).not.toMatch(/<script[^>]+src=|rel="?(stylesheet|modulepreload|preload)/)
  expect(body).toMatch(/<\/footer>[^]*rel="preload"[^>]+as="font"/)
})

/**
 * Maximum size of the English document of each page in kB (brotli). A server can send about 14.6 kB before it has to
 * wait for an answer of the browser (docs/decisions/0052).
 */
const maximumKb: Record<PageKey, number> = {
  home: 18.4,
  'it-projects': 15.1,
  'it-project': 15.8,
  'case-studies': 13.1,
  'case-study': 15.8,
  'for-companies': 18.1,
  'for-it-specialists': 20.8,
  about: 16.6,
  contact: 13.3,
  'privacy-policy': 15.2,
  blog: 11.5,
  careers: 11.5,
}

for (const [key, maximum] of Object.entries(maximumKb)) {
  const path = href('en', key as PageKey, { id: '1', slug: 'tb-cloudtalk' })

  test(`the document of ${path} has at most ${maximum} kB (brotli)`, () => {
    expect(statSync(join(built, `${path}.html.br`)).size / 1000).toBeLessThanOrEqual(maximum)
  })
}

test('the documents of other languages have at most 1.4 kB (brotli) more than the English documents', () => {
  for (const key of Object.keys(maximumKb) as PageKey[]) {
    const [english, ...others] = languages.map((language) => {
      const path = href(language, key, { id: '1', slug: 'tb-cloudtalk' })
      return statSync(join(built, `${path}.html.br`)).size / 1000
    })
    for (const other of others) expect(other - (english ?? 0), key).toBeLessThanOrEqual(1.4)
  }
})

test('/en and /de load only the font file for all languages, and /sk and /cz also the font file with Czech and Slovak letters', async ({
  page,
}) => {
  for (const [language, fonts] of Object.entries({
    en: ['main'],
    de: ['main'],
    sk: ['czech-slovak', 'main'],
    cz: ['czech-slovak', 'main'],
  })) {
    await open(page, `/${language}`)
    await page.evaluate(() => document.fonts.ready)
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /instrument-sans-(.+)-.{8}\.woff2/.exec(name)?.[1] ?? []),
    )
    expect.soft([...new Set(loaded)].toSorted(), `fonts of /${language}`).toEqual(fonts)
  }
})

test('hovering over the link to About loads all scripts of that page, so that a click loads no more scripts', async ({
  page,
}) => {
  await open(page, '/en')
  const link = page.getByRole('contentinfo').getByRole('link', { name: textsOf('en', 'common')('nav.about') })
  await link.hover()
  await expect.poll(async () => (await fetchedScripts(page)).join()).toMatch(/about-page-.*about-/)
  const ready = await fetchedScripts(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/about$/)
  expect(await fetchedScripts(page)).toEqual(ready)
})

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { pages, type PageKey } from '../../src/routes'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const built = join(import.meta.dirname, '../../dist')
const code = new Map(
  readdirSync(join(built, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/assets/${file}`, readFileSync(join(built, 'assets', file), 'utf8')]),
)

/** Code that no page needs before the visitor acts. Key: the name of the code. Value: a string that only this code contains. */
const onDemand = {
  'supabase-js': 'GoTrueClient',
  zod: 'invalid_type',
  DOMPurify: 'ALLOWED_TAGS',
  'the toasts': 'ToastViewport',
  'the popup': 'data-promotion',
  'the carousel engine': 'scrollSnaps',
}
const formLibrary = 'shouldUnregister'

/** Pages that show no data of the backend. */
const staticPages = (Object.keys(pages) as PageKey[]).filter(
  (page) => !/^it-project|^case-stud/.test(page) && !pages[page].slugs.en.includes(':'),
)
/** The static pages with a form. */
const withForm: PageKey[] = ['for-companies', 'for-it-specialists', 'contact']

/** Returns the paths of the scripts that a page has fetched so far. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** Returns the text of the page without the parts that hydration replaces on purpose. */
const textOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    copy.querySelectorAll('noscript, script, [data-after-hydration]').forEach((element) => element.remove())
    return copy.textContent
  })

test('every string that identifies a part of the code occurs in the built code', () => {
  for (const marker of [...Object.values(onDemand), formLibrary])
    expect([...code.values()].filter((text) => text.includes(marker))).not.toHaveLength(0)
})

for (const key of staticPages) {
  const path = href('en', key)

  test(`${path} loads no code before it is needed and has the same text with JavaScript on and off`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, path)
    const scripts = await scriptsOf(page)
    const loaded = scripts.map((script) => code.get(script) ?? '').join('\n')
    expect(loaded).toContain('hydrateRoot')
    for (const [name, marker] of Object.entries(onDemand)) expect(loaded.includes(marker), name).toBe(false)
    expect(loaded.includes(formLibrary)).toBe(withForm.includes(key))

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const raw = await context.newPage()
    await raw.goto(path)
    expect(await textOf(raw)).toBe(await textOf(page))
    await context.close()
  })
}

test('no stylesheet or script delays the first paint, and the font is preloaded', async ({ request }) => {
  const [head = ''] = (await (await request.get('/en')).text()).split('</head>')
  expect(head).not.toMatch(/<script[^>]+src=|rel="?(stylesheet|modulepreload)/)
  expect(head).toMatch(/rel="preload"[^>]+as="font"/)
})

test('the home page loads at most 10 scripts and 125 KiB', async ({ page }) => {
  await open(page, '/en')
  const scripts = [...new Set(await scriptsOf(page))]
  const kib = scripts.reduce((sum, path) => sum + statSync(join(built, `${path}.br`)).size, 0) / 1024
  expect(scripts.length).toBeLessThanOrEqual(10)
  // The libraries alone have 102 KiB.
  expect(kib).toBeLessThanOrEqual(125)
})

for (const [language, fonts] of Object.entries({
  en: ['main'],
  de: ['main'],
  sk: ['czech-slovak', 'main'],
  cz: ['czech-slovak', 'main'],
})) {
  test(`/${language} loads only the font files with the letters of its language`, async ({ page }) => {
    await open(page, `/${language}`)
    await page.evaluate(() => document.fonts.ready)
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /instrument-sans-(.+)-.{8}\.woff2/.exec(name)?.[1]),
    )
    expect([...new Set(loaded)].filter(Boolean).toSorted()).toEqual(fonts)
  })
}

test('hovering over a link loads all scripts of the linked page', async ({ page }) => {
  await open(page, '/en')
  const link = page.getByRole('contentinfo').getByRole('link', { name: textsOf('en', 'common')('nav.about') })
  await link.hover()
  await expect.poll(async () => (await scriptsOf(page)).join()).toMatch(/about-page-.*about-/)
  const ready = await scriptsOf(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/about$/)
  expect(await scriptsOf(page)).toEqual(ready)
})

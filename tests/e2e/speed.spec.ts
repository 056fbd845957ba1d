import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { pages, type PageKey } from '../../src/routes'
import { expect, open, test } from './fixtures'

const built = join(import.meta.dirname, '../../dist')
const code = new Map(
  readdirSync(join(built, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/assets/${file}`, readFileSync(join(built, 'assets', file), 'utf8')]),
)

/** What no page needs before the visitor does something, each with a word that only its code has. */
const later = {
  'supabase-js': 'GoTrueClient',
  zod: 'invalid_type',
  DOMPurify: 'ALLOWED_TAGS',
  'the toasts': 'ToastViewport',
  'the popup': 'data-promotion',
  'the carousel engine': 'scrollSnaps',
}
const formLibrary = 'shouldUnregister'

/** Pages that show nothing of the backend, and those of them with a form. */
const staticPages = (Object.keys(pages) as PageKey[]).filter(
  (page) => !/^it-project|^case-stud/.test(page) && !pages[page].slugs.en.includes(':'),
)
const withForm: PageKey[] = ['for-companies', 'for-it-specialists', 'contact']

/** Paths of the scripts that a page has fetched so far. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** All text of the page in its order, without texts that the script replaces on purpose. */
const textOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    copy.querySelectorAll('noscript, script, [data-after-hydration]').forEach((element) => element.remove())
    return copy.textContent
  })

test('the words stand for their code', () => {
  for (const word of [...Object.values(later), formLibrary])
    expect([...code.values()].filter((text) => text.includes(word))).not.toHaveLength(0)
})

for (const key of staticPages) {
  const path = href('en', key)

  test(`${path} loads no code before its time`, async ({ page }) => {
    await open(page, path)
    const scripts = await scriptsOf(page)
    const loaded = scripts.map((script) => code.get(script) ?? '').join('\n')
    expect(loaded).toContain('hydrateRoot')
    for (const [name, word] of Object.entries(later)) expect(loaded.includes(word), name).toBe(false)
    expect(loaded.includes(formLibrary)).toBe(withForm.includes(key))
  })

  test(`${path} can be read without script`, async ({ page, browser, baseURL }) => {
    await open(page, path)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const raw = await context.newPage()
    await raw.goto(path)
    expect(await textOf(raw)).toBe(await textOf(page))
    await context.close()
  })
}

test('nothing stands in the way of the first paint', async ({ request }) => {
  const [head = ''] = (await (await request.get('/en')).text()).split('</head>')
  expect(head).not.toMatch(/<script[^>]+src=|rel="?(stylesheet|modulepreload)/)
  expect(head).toMatch(/rel="preload"[^>]+as="font"/)
})

test('the home page runs on few scripts', async ({ page }) => {
  await open(page, '/en')
  const scripts = [...new Set(await scriptsOf(page))]
  const kib = scripts.reduce((sum, path) => sum + statSync(join(built, `${path}.br`)).size, 0) / 1024
  expect(scripts.length).toBeLessThanOrEqual(10)
  // The libraries alone are 102.
  expect(kib).toBeLessThanOrEqual(125)
})

for (const [language, fonts] of Object.entries({
  en: ['main'],
  de: ['main'],
  sk: ['czech-slovak', 'main'],
  cz: ['czech-slovak', 'main'],
})) {
  test(`the fonts of /${language} are those of its letters`, async ({ page }) => {
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

test('the next page is there before the click', async ({ page }) => {
  await open(page, '/en')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About us' })
  await link.hover()
  await expect.poll(async () => (await scriptsOf(page)).join()).toMatch(/about-page-.*about-/)
  const ready = await scriptsOf(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/about$/)
  expect(await scriptsOf(page)).toEqual(ready)
})

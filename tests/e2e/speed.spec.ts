import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { pageKeys } from '../../src/routes'
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

const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** Returns the keys of `codeOnDemand` whose code the page has loaded, and `FORM_LIBRARY` if the page has loaded it. */
async function loadedCode(page: Page): Promise<string[]> {
  const scripts = await fetchedScripts(page)
  const loaded = scripts.map((script) => code.get(script) ?? '').join('\n')
  expect(loaded).toContain('hydrateRoot')
  const markers = { ...codeOnDemand, [FORM_LIBRARY]: formLibraryMarker }
  return Object.entries(markers).flatMap(([name, marker]) => (loaded.includes(marker) ? [name] : []))
}

const expectedCode = (path: string) => (pagesWithForm.includes(path) ? [FORM_LIBRARY] : [])

test('pages open without code for later, and hovering over a link loads its page', async ({ page }) => {
  for (const marker of [...Object.values(codeOnDemand), formLibraryMarker])
    expect(
      [...code.values()].some((text) => text.includes(marker)),
      marker,
    ).toBe(true)
  for (const path of pageKeys.map((key) => href('en', key, { id: '1', slug: 'tb-duos' }))) {
    await open(page, path)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect.soft(await loadedCode(page), `code of ${path}`).toEqual(expectedCode(path))
  }

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

// The best quality, 11, takes many times as long as 5, and makes a page a tenth smaller.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(built, file)), quality).length
  sizes.set(file, size)
  return size
}

test('pages need at most 215 KiB (brotli), and the home page loads no script or style in its head', () => {
  const [head = '', body = ''] = readFileSync(join(built, 'en.html'), 'utf8').split('</head>')
  // Browsers do not fetch a disabled stylesheet.
  expect(head).not.toMatch(/<script[^>]+src=|rel="(stylesheet"(?![^>]+disabled>)|modulepreload|preload)/)
  expect(body).toMatch(/<\/footer>[^]*rel="preload"[^>]+as="font"/)

  for (const key of pageKeys) {
    // Slovak pages are the largest, because they preload a second font.
    const path = href('sk', key, { id: '1', slug: 'tb-cloudtalk' })
    const html = readFileSync(join(built, `${path}.html`), 'utf8')
    const linked = [...html.matchAll(/(?:rel="preload" href|data-scripts)="([^"]+)"/g)]
    const files = [`${path}.html`, ...linked.flatMap(([, urls = '']) => urls.split(' '))]
    const kib = files.reduce((sum, file) => sum + brotliSize(file), 0) / 1024
    expect.soft(kib, path).toBeLessThanOrEqual(key === 'home' ? 195 : 215)
  }
})

import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { pageKeys } from '../../src/routes'
import { expect, hydrated, open, test } from './fixtures'
import { switchLanguage } from './header-controls'
import { isExhaustive } from '../setup/some-of'
import { textsOf } from './texts'

const STYLESHEET = '**/assets/styles-*.css'
const params = { id: '1', slug: 'tb-duos' }
const paths = [
  ...pageKeys.map((page) => href('de', page, params)),
  href('de', 'case-study', { slug: 'tb-cloudtalk' }),
  '/de/nichts',
]

const footerLink = (page: Page, language: 'de' | 'en', key: 'nav.about' | 'nav.contact') =>
  page.getByRole('contentinfo').getByRole('link', { name: textsOf(language, 'common')(key), exact: true })

/** Waits until the stylesheet of all pages is loaded but not applied, and then applies it, as a navigation does. */
async function applyStylesheet(page: Page) {
  const link = page.locator('link[rel=stylesheet]')
  await expect(link).toHaveAttribute('media', 'not all')
  await expect.poll(() => link.evaluate((element: HTMLLinkElement) => element.sheet !== null)).toBe(true)
  await link.evaluate((element: HTMLLinkElement) => (element.media = 'all'))
}

async function holdStylesheet(page: Page) {
  const gate = new EventTarget()
  const released = new Promise((resolve) => gate.addEventListener('release', resolve))
  await page.route(STYLESHEET, async (route) => {
    await released
    await route.continue()
  })
  return () => gate.dispatchEvent(new Event('release'))
}

/**
 * Waits for two frames. After that, the browser has rendered all changes. The transitions have ended too, because they
 * take 0.01 ms with reduced motion.
 */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Returns a handle, so that the computed styles, which have several megabytes, stay in the page. */
const computedStyles = (page: Page) =>
  page.evaluateHandle(() => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const elements = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const isDisplayed = !pseudo || style.content !== 'none'
        return {
          name: `${element.tagName} ${element.getAttribute('class')} ${pseudo}`,
          values: isDisplayed ? properties.map((name) => style.getPropertyValue(name)) : [],
        }
      }),
    )
    return { properties, elements }
  })

type Styles = Awaited<ReturnType<typeof computedStyles>>

const changedStyles = (page: Page, styles: { before: Styles; after: Styles }) =>
  page.evaluate(({ before, after }) => {
    const { properties } = before
    const count = Math.max(before.elements.length, after.elements.length)
    return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
      const [one, other] = [before.elements[index], after.elements[index]]
      if (one?.name !== other?.name) return [`${one?.name} is now ${other?.name}`]
      return properties.flatMap((property, at) =>
        one?.values[at] === other?.values[at]
          ? []
          : [`${property} of ${one?.name}: ${one?.values[at]}, now ${other?.values[at]}`],
      )
    })
  }, styles)

const looks = [
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const

test.describe('the stylesheet of all pages', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ })

  for (const [look, { width, theme }] of looks.entries()) {
    const testedPaths = paths.filter((_, index) => isExhaustive || index % looks.length === look)

    test(`when the stylesheet of all pages is applied at ${width} px in the ${theme} theme to ${testedPaths.join(', ')}, no computed style of an element changes and no layout shift happens`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: theme })
      // Never responds to the request for the carousel engine, because the buttons of a carousel change when its engine
      // starts.
      await page.route(/carousel-engine/, () => undefined)
      for (const path of testedPaths) {
        const { shifts, changes } = await test.step(path, () => changesByStylesheet(page, path))
        expect.soft(shifts, `layout shifts of ${path}`).toEqual([])
        expect.soft(changes, `changed styles of ${path}`).toEqual([])
      }
    })
  }
})

/** Opens a page and applies the stylesheet of all pages. Returns the layout shifts and the changed styles. */
async function changesByStylesheet(page: Page, path: string) {
  await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  const before = await computedStyles(page)
  expect(await before.evaluate(({ elements }) => elements.length), path).toBeGreaterThan(300)
  const shifts = await page.evaluateHandle(() => {
    const scores: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        scores.push(entry.value)
    }).observe({ type: 'layout-shift' })
    return scores
  })
  const target = path === href('de', 'about') ? 'nav.contact' : 'nav.about'
  await footerLink(page, 'de', target).dispatchEvent('pointerover')
  await applyStylesheet(page)
  await twoFrames(page)
  const after = await computedStyles(page)
  return { shifts: await shifts.jsonValue(), changes: await changedStyles(page, { before, after }) }
}

test('a navigation waits until the stylesheet of all pages applies, and shows the current page until then', async ({
  page,
}) => {
  const release = await holdStylesheet(page)
  await open(page, '/en/contact')
  await page.evaluate(() => {
    const counted = window as unknown as { sheets: number[] }
    counted.sheets = []
    const heading = document.querySelector('h1')
    new MutationObserver(() => {
      if (!heading?.isConnected)
        counted.sheets.push(document.querySelectorAll('link[rel=stylesheet][media=all]').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const requested = page.waitForRequest(STYLESHEET)
  const chunk = page.waitForResponse(/about-page-/)
  await footerLink(page, 'en', 'nav.about').click()
  await requested
  await (await chunk).finished()
  await expect(page).toHaveURL(/\/en\/contact$/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/about$/)
  const sheets = await page.evaluate(() => (window as unknown as { sheets: number[] }).sheets)
  expect(sheets.length).toBeGreaterThan(0)
  expect(Math.min(...sheets)).toBe(1)
})

test('the first page and the same page in another language request no stylesheet, and two further navigations request only one', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requests.push(request.url())
  })
  await open(page, '/en/contact')
  await switchLanguage(page, 'en', 'de')
  await expect(page).toHaveURL(/\/de\/kontakt$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(requests).toEqual([])
  await footerLink(page, 'de', 'nav.about').click()
  await expect(page).toHaveURL(/\/de\/uber-uns$/)
  await footerLink(page, 'de', 'nav.contact').click()
  await expect(page).toHaveURL(/\/de\/kontakt$/)
  expect(requests).toHaveLength(1)
})

test.describe('a page without the stylesheet of all pages', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('if the stylesheet of all pages cannot be loaded, a page is hydrated, and a click on a link loads the next page from the server', async ({
    page,
  }) => {
    await page.route(STYLESHEET, (route) => route.abort())
    await open(page, '/en/contact')
    await page.evaluate(() => ((window as unknown as { firstDocument: boolean }).firstDocument = true))
    await footerLink(page, 'en', 'nav.about').click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'firstDocument' in window)).toBe(false)
  })
})

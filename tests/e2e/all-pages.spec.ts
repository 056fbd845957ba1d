import type { APIRequestContext, Page } from 'playwright/test'

import policy from '../../src/i18n/locales/en/privacy-policy.json' with { type: 'json' }
import { languageFacts, languages, type Language } from '../../src/i18n/languages'
import { pages } from '../../src/routes'
import { axeViolations, colorViolations, violationsWithoutColors } from './axe'
import { expect, hydrated, test } from './fixtures'
import { layoutFaults } from './layout-faults'

/** Maximum height of a page at a width of 390 px. The privacy policy may be higher, because it cannot be shortened. */
const MAX_HEIGHT = 7000

const widths = [1920, 1440, 1366, 1024, 834, 768, 412, 390, 360, 320]

/** All offers have the same elements, so axe tests only the first of them. */
const isLaterOffer = (path: string) => /\/\d+$/.test(path) && !path.endsWith('/1')

/** All offers have the same elements and, in each language, the same text. These have the longest titles. */
const hasLongTitle = (path: string) => /\/(8|9|13)$/.test(path)

/** The pages of the sitemap and the not-found page. Of the later offers, only those with a long title, in English. */
async function pathsIn(language: Language, request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const own = paths.filter((path) => path.split('/')[1] === language)
  const tested = own.filter((path) => !isLaterOffer(path) || (language === 'en' && hasLongTitle(path)))
  expect(tested.length).toBeGreaterThan(11)
  return [...tested, `/${language}/nothing`]
}

test.use({ expectedErrors: /status of 404/ })

// One test for each language, because the first page of a browser context takes longer than the next page. The
// fixture `page` fails the test if a page logs an error, such as a hydration error or a violation of the policy.
for (const language of languages) {
  test(`the ${language} pages are readable at all widths and with 32 px text`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    for (const path of await pathsIn(language, request)) {
      await page.emulateMedia({ colorScheme: 'light' })
      const response = await page.goto(path)
      await hydrated(page)
      expect.soft(response?.status(), `status of ${path}`).toBe(path.endsWith('/nothing') ? 404 : 200)
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', languageFacts[language].tag)
      await expect.soft(page.locator('h1'), `headings of ${path}`).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      const found = [
        ...(await pictureFaults(page)),
        ...(await faultsAtAllWidths(page)),
        ...(path.endsWith(`/${pages['privacy-policy'].slugs[language]}`) ? [] : await heightFaults(page)),
        ...(await coveredHeader(page)),
        ...(isLaterOffer(path) ? [] : await accessFaults(page, language)),
      ]
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
    expect(faults).toEqual([])
    const known = Object.keys(policy.sections.cookies.points)
    expect((await storedKeys(page)).filter((key) => !known.includes(key))).toEqual([])
  })
}

/** The privacy policy has to name each of them. */
const storedKeys = (page: Page) =>
  page.evaluate(() => [
    ...[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    ...document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, '')),
  ])

const pictureFaults = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    pictures.forEach((picture) => (picture.loading = 'eager'))
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    const faults = pictures.map((picture) => {
      const { src, naturalWidth, naturalHeight, clientWidth, clientHeight } = picture
      if (!naturalWidth) return `lacks ${src}`
      const stretch = (naturalWidth * clientHeight) / (naturalHeight * clientWidth)
      const isStretched = getComputedStyle(picture).objectFit === 'fill' && Math.abs(stretch - 1) > 0.02
      return isStretched ? `stretches ${src}` : ''
    })
    return faults.filter(Boolean)
  })

async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  // The browser lays the page out, but does not paint it, which saves time.
  await page.evaluate(() => (document.documentElement.style.clipPath = 'inset(100%)'))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const fault of await layoutFaults(page)) faults.push(`at ${width} px: ${fault}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 32)
  for (const fault of await layoutFaults(page)) faults.push(`at 390 px with 32 px text: ${fault}`)
  await setTextSize(page, 16)
  await page.evaluate(() => (document.documentElement.style.clipPath = ''))
  return faults
}

const heightFaults = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height > MAX_HEIGHT ? [`is ${height} px high at 390 px`] : []
}

/** Returns a fault if the page covers the header at a scroll position. */
const coveredHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const { scrollHeight } = document.documentElement
    const isCovered = (x: number) => !header?.contains(document.elementFromPoint(x, 20))
    for (let top = 0; top < scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' })
      if ([30, innerWidth / 2, innerWidth - 30].some(isCovered)) return [`covers the header at ${top} px`]
    }
    return []
  })

/**
 * Returns the controls that have no outline while the keyboard has moved the focus there, and the fields with text
 * smaller than 16 px. When such a field gets the focus, an iPhone enlarges the page.
 */
async function controlFaults(page: Page) {
  // Controls that a script focuses match `:focus-visible` only after a key was pressed.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const hasOutline = (element: Element) =>
      element.checkVisibility({ opacityProperty: true }) && getComputedStyle(element).outlineStyle !== 'none'
    const showsNoFocus = (control: HTMLElement) => {
      control.focus({ preventScroll: true })
      const isFocused = document.activeElement === control
      return isFocused && !hasOutline(control) && !hasOutline(control.parentElement ?? control)
    }
    const isSmall = (field: Element) => parseFloat(getComputedStyle(field).fontSize) < 16
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    const fields = controls.filter((control) => control.matches(':read-write, select'))
    return [
      ...controls.filter(showsNoFocus).map(({ outerHTML }) => `shows no focus on ${outerHTML}`),
      ...fields.filter(isSmall).map(({ outerHTML }) => `has small text in ${outerHTML}`),
    ]
  })
}

/** Sets the text size in the settings of the browser. Media queries in `rem` depend on it too. */
async function setTextSize(page: Page, standard: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
  await client.detach()
}

/** Returns the violations of axe. Tests colors and the dark theme in German only, because languages share them. */
async function accessFaults(page: Page, language: Language): Promise<string[]> {
  if (language !== 'de') return violationsWithoutColors(page)
  const faults = [...(await controlFaults(page)), ...(await axeViolations(page))]
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(...(await colorViolations(page)))
  await page.setViewportSize({ width: 1280, height: 844 })
  faults.push(...(await axeViolations(page)))
  return faults
}

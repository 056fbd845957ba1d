import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languageFacts, languages, type Language } from '../../src/i18n/languages'
import { pageKeys, pages } from '../../src/routes'
import { expect, hydrated, test } from './fixtures'
import { expectAccessible } from './expect-accessible'
import { isExhaustive, someOf } from '../setup/some-of'
import { textOverflows } from './text-overflow'

const params = { id: '1', slug: 'tb-cloudtalk' }

/**
 * Returns whether axe tests a page in a language. By default, axe tests all pages with all rules only in German, which
 * has the longest words. In the other languages, axe tests only the home page, without the rules that depend on
 * colours. An exhaustive run tests all pages in all languages with all rules.
 */
const hasAxe = (key: string, language: Language) => isExhaustive || language === 'de' || key === 'home'

const everyPage = [
  ...pageKeys.map((key) => ({
    key,
    pathIn: (language: Language) => href(language, key, params),
    status: 200,
    // Adds a trailing slash to the URLs of English pages, except for paths with a parameter. `speed.spec.ts` opens
    // English pages without a trailing slash.
    opensWithSlash: (language: Language) => language === 'en' && !pages[key].slugs.en.includes(':'),
  })),
  {
    key: 'unknown path',
    pathIn: (language: Language) => `/${language}/nothing`,
    status: 404,
    opensWithSlash: () => false,
  },
]

/**
 * Returns the widths in px for the test with text at 200 %: the first four of the list in German, the first two in the
 * other languages, and all in an exhaustive run. The list begins with the narrowest width of each layout.
 */
const widthsOf = (language: Language) => someOf(language === 'de' ? 4 : 2, [320, 1024, 768, 1280, 390, 834])

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

// Each of the four tests opens several pages, because the first page of a browser context takes twice as long as the
// next page. All checks of a page are in one test, because loading a page takes longer than most checks. A test
// continues after a failed `check`.
const check = expect.configure({ soft: true })
const tests = 4

for (let remainder = 0; remainder < tests; remainder++) {
  const tested = everyPage.filter((_, index) => index % tests === remainder)

  test(`in every language, the pages ${tested.map(({ key }) => key).join(', ')} have the right status and lang attribute and one h1, are hydrated, their texts fit at 200 % and with the text spacing of WCAG 1.4.12, and axe reports nothing`, async ({
    page,
  }) => {
    test.slow()
    for (const { key, pathIn, status, opensWithSlash } of tested) {
      for (const language of languages) {
        const path = `${pathIn(language)}${opensWithSlash(language) ? '/' : ''}`
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'light' })
          await page.setViewportSize({ width: 1024, height: 844 })
          const response = await page.goto(path)
          expect.soft(response?.status(), `status of ${path}`).toBe(status)
          await hydrated(page)
          const html = page.locator('html')
          await check(html, `lang of ${path}`).toHaveAttribute('lang', languageFacts[language].tag)
          await check(page.locator('h1'), `h1 of ${path}`).toHaveCount(1)
          await check(page.locator('h1').first(), `h1 of ${path}`).toBeVisible()
          if (hasAxe(key, language))
            await expectAccessible(page, { withColours: isExhaustive || language === 'de' })
          await expectTextsFit(page, path, widthsOf(language))
        })
      }
    }
  })
}

/**
 * Expects no horizontal scroll and no text outside its link or button: with text at 200 % at each of `widths` in px,
 * and with the text spacing of WCAG 1.4.12 at 320 px.
 */
async function expectTextsFit(page: Page, path: string, widths: readonly number[]) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of widths.toSorted((one, other) => other - one)) {
    await page.setViewportSize({ width, height: 844 })
    await check.poll(() => textOverflows(page), `${path} with text at 200 %, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(spacing)
  })
  await check.poll(() => textOverflows(page), `${path} with text spacing, 320 px`).toEqual([])
}

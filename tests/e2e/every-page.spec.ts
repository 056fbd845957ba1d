import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languageFacts, languages, type Language } from '../../src/i18n/languages'
import { pageKeys, pages } from '../../src/routes'
import { classConflicts } from './class-conflicts'
import { expect, hydrated, open, test } from './fixtures'
import { expectAccessible } from './expect-accessible'
import { isExhaustive, someOf } from '../setup/some-of'
import { textOverflows } from './text-overflow'

const params = { id: '1', slug: 'tb-cloudtalk' }

/**
 * The languages in which axe tests all pages. In the other languages, axe tests only the home page. German is enough by
 * default, because it has the longest words.
 */
const languagesOfAxe: readonly Language[] = isExhaustive ? languages : ['de']

const everyPage = [
  ...pageKeys.map((key) => ({
    name: `the page ${key}`,
    pathIn: (language: Language) => href(language, key, params),
    status: 200,
    hasSlashTest: !pages[key].slugs.en.includes(':'),
    languagesOfAxe: key === 'home' ? languages : languagesOfAxe,
  })),
  {
    name: 'an unknown path',
    pathIn: (language: Language) => `/${language}/nothing`,
    status: 404,
    hasSlashTest: false,
    languagesOfAxe,
  },
]

/** The text sizes are tested first at the narrowest width of each layout. */
const widthsOf = (language: Language) => someOf(language === 'de' ? 4 : 2, [320, 1024, 768, 1280, 390, 834])

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

// Loading a page takes longer than most checks, and the first page of a browser context takes twice as long as the next
// page. So one test does all checks of a page in all languages. It continues after a failed `check`.
const check = expect.configure({ soft: true })

for (const { name, pathIn, status, hasSlashTest, languagesOfAxe } of everyPage) {
  test(`${name} returns ${status} in every language${hasSlashTest ? ' (in English with and without a trailing slash)' : ''}, is hydrated, has one h1 and the lang attribute of its language, and its texts fit at 200 % and with the text spacing of WCAG 1.4.12, in German without classes that conflict, and axe reports no violation in ${languagesOfAxe.join(', ')}`, async ({
    page,
  }) => {
    for (const language of languages) {
      const path = pathIn(language)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1024, height: 844 })
        if (hasSlashTest && language === 'en') await open(page, `${path}/`)
        const response = await page.goto(path)
        expect.soft(response?.status(), `status of ${path}`).toBe(status)
        await hydrated(page)
        await check(page.locator('html'), `lang of ${path}`).toHaveAttribute(
          'lang',
          languageFacts[language].tag,
        )
        await check(page.locator('h1'), `h1 of ${path}`).toHaveCount(1)
        await check(page.locator('h1').first(), `h1 of ${path}`).toBeVisible()

        // Only in one language, because the classes do not depend on the language.
        if (language === 'de') {
          const { read, found } = await classConflicts(page)
          check(read, `classes of the stylesheet of ${path}`).toBeGreaterThan(100)
          check(found, `conflicting classes of ${path}`).toEqual([])
        }
        if (languagesOfAxe.includes(language)) await expectAccessible(page)
        await expectTextsFit(page, path, widthsOf(language))
      })
    }
  })
}

/**
 * Expects no horizontal scroll and no text outside its link or button: with text at 200 % at each of `widths` in px, and
 * with the text spacing of WCAG 1.4.12 at 320 px.
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

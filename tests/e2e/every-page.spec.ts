import { href } from '../../src/i18n/href'
import { languageFacts, languages } from '../../src/i18n/languages'
import { pages, type PageKey } from '../../src/routes'
import { classConflicts } from './class-conflicts'
import { expect, hydrated, open, test } from './fixtures'
import { expectAccessible } from './expect-accessible'
import { isExhaustive, someOf } from './some-of'
import { textOverflows } from './text-overflow'

const params = { id: '1', slug: 'tb-cloudtalk' }

/**
 * The languages in which axe tests all pages. In the other languages, axe tests only the home page. German is enough by
 * default, because it has the longest words.
 */
const languagesOfAxe: readonly string[] = isExhaustive ? languages : ['de']

const everyPage = languages.flatMap((language) => [
  ...(Object.keys(pages) as PageKey[]).map((page) => ({
    path: href(language, page, params),
    language,
    status: 200,
    isFixed: !pages[page].slugs.en.includes(':'),
    isTestedWithAxe: page === 'home' || languagesOfAxe.includes(language),
  })),
  {
    path: `/${language}/nothing`,
    language,
    status: 404,
    isFixed: false,
    isTestedWithAxe: languagesOfAxe.includes(language),
  },
])

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

// Loading a page takes longer than most checks. So one test does all checks of a page. It continues after a failed
// `check`.
const check = expect.configure({ soft: true })

for (const { path, language, status, isFixed, isTestedWithAxe } of everyPage) {
  // Each of these two checks runs in one language only, because the classes and the rule for trailing slashes do not
  // depend on the language.
  const hasConflictTest = language === 'de'
  const hasSlashTest = language === 'en' && isFixed
  const widths = someOf(language === 'de' ? 6 : 2, [320, 1024, 390, 768, 834, 1280])

  test(`${path} returns ${status}, is hydrated${hasSlashTest ? ' with and without a trailing slash' : ''}, and has the lang attribute of its language, one h1, no horizontal scroll and no text outside its link or button with text at 200 % at ${widths.join(', ')} px and with the text spacing of WCAG 1.4.12 at 320 px${hasConflictTest ? ', and no two classes of an element conflict' : ''}${isTestedWithAxe ? ', and axe reports no violation at 1280 and 390 px in both themes, and the page does not scroll horizontally at four widths' : ''}`, async ({
    page,
  }) => {
    if (hasSlashTest) await open(page, `${path}/`)
    const response = await page.goto(path)
    check(response?.status()).toBe(status)
    await hydrated(page)
    await check(page.locator('html')).toHaveAttribute('lang', languageFacts[language].tag)
    await expect(page.locator('h1')).toHaveCount(1)
    await check(page.locator('h1')).toBeVisible()

    if (hasConflictTest) {
      await test.step('classes', async () => {
        const { read, found } = await classConflicts(page)
        check(read, 'classes of the stylesheet').toBeGreaterThan(100)
        check(found, 'conflicting classes').toEqual([])
      })
    }
    if (isTestedWithAxe) await test.step('accessibility', () => expectAccessible(page))

    await test.step('text at 200 %', async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await check.poll(() => textOverflows(page), `${path} with text at 200 %, ${width} px`).toEqual([])
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    })
    await test.step('text spacing of WCAG 1.4.12', async () => {
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet()
        spacing.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`)
        document.adoptedStyleSheets.push(spacing)
      })
      await page.setViewportSize({ width: 320, height: 844 })
      await check.poll(() => textOverflows(page), `${path} with text spacing, 320 px`).toEqual([])
    })
  })
}

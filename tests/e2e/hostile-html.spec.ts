import { build } from 'vite'

import { sanitizeHtml } from '../../src/features/case-studies/sanitize'
import { studyElements } from '../../src/features/case-studies/study-html'
import { hostileHtml, unclosedHtml } from '../../src/features/case-studies/testing/hostile-html'
import { initializeSanitizer } from '../../scripts/build/initialize-sanitizer'
import { expect, insertStudy, test } from './admin-area'
import { open } from './fixtures'
import { switchLanguage } from './header-controls'

const names = Object.keys(hostileHtml)
/** A piece of hostile HTML may hide the content after it. So the test expects a visible paragraph after each piece. */
const content = names.map((name) => `${hostileHtml[name]}<p>[${name}]</p>`).join('\n')
const text = '</script><script>window.canary=1;alert(1)</script><img src=x onerror="window.canary=1">'

test.describe('a stored study with hostile HTML', () => {
  // Allows this error, because the sanitizer parses the hostile HTML in a separate document before it removes styles
  // and event handlers. Chromium logs a violation of the content security policy for each of them. The test checks that
  // the page itself contains none of them.
  test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

  test('runs no script, requests no other site and shows the whole text', async ({ page, slug, baseURL }) => {
    const about = { about_company: unclosedHtml.plaintext, client_name: text, category: text, excerpt: text }
    const testimonial = { testimonial_text: text, testimonial_author: text, testimonial_author_role: text }
    await insertStudy(page, slug, [{ title: `Hostile ${text}`, content, ...about, ...testimonial }])
    const incidents: string[] = []
    page.on('dialog', (dialog) => {
      incidents.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) incidents.push(`request ${request.url()}`)
    })
    await page.exposeFunction('report', (directive: string) => incidents.push(`violation of ${directive}`))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
        const isParsing = blockedURI === 'inline' || violatedDirective === 'base-uri'
        if (!isParsing)
          (Reflect.get(window, 'report') as (text: string) => void)(`${violatedDirective} by ${blockedURI}`)
      })
    })

    await open(page, `/en/case-studies/${slug}`)
    const article = page.getByRole('main').getByRole('article')
    await expect(article.getByText(`[${names[0]}]`, { exact: true })).toBeVisible()
    const shown = await article.innerText()
    expect(names.filter((name) => !shown.includes(`[${name}]`))).toEqual([])
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(`Hostile ${text}`)

    const left = await page
      .locator('.rich-text *')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [element.localName, ...element.getAttributeNames()]),
      )
    const attributes = Object.values(studyElements).flatMap((element) => element.attributes ?? [])
    const allowed = [...Object.keys(studyElements), ...attributes, 'is']
    expect(left.filter((name) => !allowed.includes(name))).toEqual([])

    await switchLanguage(page, 'en', 'de')
    await expect(page).toHaveURL(new RegExp(`/de/fallstudien/${slug}$`))
    await expect(article.getByText(`[${names[0]}]`, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'canary' in window)).toBe(false)
    expect(incidents).toEqual([])
  })
})

// Hydration keeps the HTML of the build and does not replace it with the HTML from the sanitizer in the browser. So
// both must be the same.
test('the sanitizer returns the same HTML in the browser and in the build', async ({ page }) => {
  initializeSanitizer(sanitizeHtml)
  // Leaves out `deep nesting`, because Chromium, unlike the parser of the build, does not nest elements deeper than
  // 512 levels.
  const named = Object.entries({ ...hostileHtml, ...unclosedHtml }).filter(
    ([name]) => name !== 'deep nesting',
  )
  const pieces = named.map(([, html]) => html)
  const built = pieces.map((html) => sanitizeHtml(html))

  await page.evaluate(await sanitizerScript())
  const shown = await page.evaluate(
    (list) => list.map((html) => (Reflect.get(window, 'sanitizer') as Sanitizer).sanitizeHtml(html)),
    pieces,
  )
  expect(shown).toEqual(built)
})

type Sanitizer = typeof import('../../src/features/case-studies/sanitize')

async function sanitizerScript(): Promise<string> {
  const entry = 'src/features/case-studies/sanitize.ts'
  const lib = { entry, name: 'sanitizer', formats: ['iife' as const] }
  const outputs = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('The sanitizer was not built')
  return `${output.output[0].code};window.sanitizer = sanitizer`
}

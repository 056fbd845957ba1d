import { createClient } from '@supabase/supabase-js'

import { allowedAttributes, allowedTags } from '../../src/features/case-studies/sanitize'
import { hostileHtml, unclosedHtml } from '../../src/features/case-studies/testing/hostile-html'
import { localKeys } from '../../supabase/local/local-config.ts'
import { expect, open, test } from './fixtures'

const slug = 'hostile-html'
const names = Object.keys(hostileHtml)
/** Every piece, each followed by a sign that it has not swallowed what comes after it. */
const content = names.map((name) => `${hostileHtml[name]}<p>[${name}]</p>`).join('\n')
const text = '</script><script>window.canary=1;alert(1)</script><img src=x onerror="window.canary=1">'

/** The database as the administrator reaches it. */
async function caseStudies(address: string) {
  const client = createClient(address, localKeys().publishable, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({
    email: 'admin@example.com',
    password: 'local-admin-password',
  })
  if (error) throw error
  return client.from('case_studies')
}

test.beforeEach(async ({ baseURL }) => {
  const table = await caseStudies(baseURL ?? '')
  const study = { slug, language: 'en', title: `Hostile ${text}`, published: true, content }
  const about = { about_company: unclosedHtml.plaintext, client_name: text, category: text, excerpt: text }
  const testimonial = { testimonial_text: text, testimonial_author: text, testimonial_author_role: text }
  await table.insert({ ...study, ...about, ...testimonial }).throwOnError()
})
test.afterEach(async ({ baseURL }) => {
  const table = await caseStudies(baseURL ?? '')
  await table.delete().eq('slug', slug).throwOnError()
})

// What the sanitiser takes apart is parsed away from the page, yet Chromium reports its styles and handlers as if they
// were there. That they are not is seen by what is left.
test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

test('stored hostile HTML is shown as text and does nothing', async ({ page, baseURL }) => {
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
      if (!isParsing) Reflect.get(window, 'report')(`${violatedDirective} by ${blockedURI}`)
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
  const allowed = [...allowedTags, ...allowedAttributes, 'is']
  expect(left.filter((name) => !allowed.includes(name))).toEqual([])

  const schemes = await article
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol))
  expect(schemes.length).toBeGreaterThan(0)
  expect(schemes.filter((scheme) => !/^(https?|mailto|tel):$/.test(scheme))).toEqual([])

  await page.getByRole('button', { name: 'Change language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(new RegExp(`/de/fallstudien/${slug}$`))
  await expect(article.getByText(`[${names[0]}]`, { exact: true })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Tidebridge/ })
    .click()
  await expect(page).toHaveURL(/\/de$/)

  expect(await page.evaluate(() => 'canary' in window)).toBe(false)
  expect(incidents).toEqual([])
})

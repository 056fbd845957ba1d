import type { Page } from 'playwright/test'

import { href } from '../../../src/i18n/href'
import type { Language } from '../../../src/i18n/languages'
import { expect, openAndUse } from '../fixtures'
import { textsOf } from '../texts'
import { test as base, withdrawals, type Withdrawal } from './hosted-site'

const test = base.extend({ baseURL: ({ withdrawnSite }, use) => use(withdrawnSite) })

const card = (page: Page, path: string) => page.locator(`main article a[href="${path}"]`)
const englishText = (page: Page) => page.getByRole('article').locator('[lang=en]').first()
const canonical = (page: Page) => page.locator('link[rel=canonical]')
const sitemapOf = async (page: Page) => (await page.request.get('/sitemap.xml')).text()

async function expectEnglishOrList(page: Page, { language, slug, staysInEnglish }: Withdrawal) {
  if (!staysInEnglish) return expect(page).toHaveURL(href(language, 'case-studies'))
  await expect(englishText(page)).toBeAttached()
  await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/en/case-studies/${slug}$`))
}

const neighborCard = (page: Page, language: Language) =>
  card(page, href(language, 'case-study', { slug: 'neighbor' }))

test('before the next build, the script takes withdrawn studies off', async ({ page }) => {
  for (const withdrawal of withdrawals)
    await test.step(withdrawal.state, async () => {
      const { language, slug } = withdrawal
      const path = href(language, 'case-study', { slug })
      await openAndUse(page, path)
      await expectEnglishOrList(page, withdrawal)
      await openAndUse(page, href(language, 'case-studies'))
      await expect(neighborCard(page, language)).toBeVisible()
      await expect(card(page, path)).toHaveCount(0)
    })
})

test.describe('after the next build, with JavaScript off', () => {
  test.use({
    javaScriptEnabled: false,
    baseURL: ({ hostedSite }, use) => use(hostedSite.url),
    // The seeded pictures have URLs without an origin, and the origin of the hosted site does not serve them.
    expectedErrors: /status of 404/,
  })

  test('pages, links and sitemap leave out withdrawn studies and missing languages', async ({ page }) => {
    for (const { state, language, slug, staysInEnglish } of withdrawals)
      await test.step(state, async () => {
        const path = href(language, 'case-study', { slug })
        const response = await page.goto(path)
        expect(response?.status()).toBe(staysInEnglish ? 200 : 404)
        await expect(englishText(page)).toHaveCount(staysInEnglish ? 1 : 0)
        await page.goto(href(language, 'case-studies'))
        await expect(neighborCard(page, language)).toBeVisible()
        await expect(card(page, path)).toHaveCount(0)
        expect(await sitemapOf(page)).not.toContain(`${path}</loc>`)
      })
    await page.goto('/en/case-studies/tb-cloudtalk')
    const next = page.getByRole('link', { name: textsOf('en', 'case-studies')('detail.next') })
    await expect(next).toHaveAttribute('href', '/en/case-studies/neighbor')

    await page.goto('/sk/pripadove-studie/without-english')
    const languages = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
    expect(languages).toEqual(['sk', 'de'])
    const [entry = ''] =
      /<url><loc>[^<]+\/sk\/pripadove-studie\/without-english<.+/.exec(await sitemapOf(page)) ?? []
    expect(entry.match(/(?<=hreflang=")\w+/g)).toEqual(['sk', 'de'])
  })
})

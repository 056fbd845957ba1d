import type { Page } from 'playwright/test'

import { href } from '../../../src/i18n/href'
import type { Language } from '../../../src/i18n/languages'
import { expect, open, openAndUse } from '../fixtures'
import { textsOf } from '../texts'
import { test as base } from './hosted-site'
import { withdrawals, type Withdrawal } from './withdrawals'

const test = base.extend({ baseURL: ({ withdrawnSite }, use) => use(withdrawnSite) })

const listPath = (language: Language) => href(language, 'case-studies')
const pathOf = ({ language, slug }: Withdrawal) => href(language, 'case-study', { slug })
const card = (page: Page, path: string) => page.locator(`main article a[href="${path}"]`)
const neighbourCard = (page: Page, language: Language) =>
  card(page, href(language, 'case-study', { slug: 'neighbour' }))
const englishText = (page: Page) => page.getByRole('article').locator('[lang=en]').first()
const canonical = (page: Page) => page.locator('link[rel=canonical]')
const sitemapOf = async (page: Page) => (await page.request.get('/sitemap.xml')).text()

/**
 * Matches the error that a missing picture causes. The seeded pictures have URLs without an origin, and the origin of
 * the hosted site has no backend that serves them.
 */
const missingPicture = /status of 404/

async function expectEnglishOrList(page: Page, withdrawal: Withdrawal) {
  const { language, slug, staysInEnglish } = withdrawal
  if (!staysInEnglish) {
    await expect(page).toHaveURL(listPath(language))
    await expect(neighbourCard(page, language)).toBeVisible()
    return expect(card(page, pathOf(withdrawal))).toHaveCount(0)
  }
  await expect(englishText(page)).toBeAttached()
  await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/en/case-studies/${slug}$`))
}

async function expectEnglishOrNotFound(page: Page, { language, staysInEnglish }: Withdrawal) {
  if (staysInEnglish) return expect(englishText(page)).toBeAttached()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(textsOf(language, 'common')('not_found.title'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(canonical(page)).toHaveCount(0)
}

test.describe('before the next build, with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('until the next build, studies that were unpublished in one language, unpublished in all languages or deleted in all languages stay in the sitemap and, if JavaScript is off, on their pages and in the lists', async ({
    page,
  }) => {
    for (const withdrawal of withdrawals) {
      await test.step(withdrawal.state, async () => {
        const path = pathOf(withdrawal)
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${path}$`))
        await page.goto(listPath(withdrawal.language))
        await expect(card(page, path)).toBeVisible()
        expect(await sitemapOf(page)).toContain(`${path}</loc>`)
      })
    }
  })
})

test.describe('before the next build, with JavaScript on', () => {
  test('with JavaScript on, before the next build, the page of an unpublished study shows the English version if this version is still published, and otherwise redirects to the list, and the list does not contain the study', async ({
    page,
  }) => {
    for (const withdrawal of withdrawals) {
      await test.step(withdrawal.state, async () => {
        await openAndUse(page, pathOf(withdrawal))
        await expectEnglishOrList(page, withdrawal)
        await openAndUse(page, listPath(withdrawal.language))
        await expect(neighbourCard(page, withdrawal.language)).toBeVisible()
        await expect(card(page, pathOf(withdrawal))).toHaveCount(0)
      })
    }
  })

  test.describe('the page of a withdrawn study without the backend', () => {
    test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

    test('before the next build, the prerendered page of a withdrawn study stays visible when the visitor uses the page, if JavaScript is on but the backend cannot be reached', async ({
      page,
    }) => {
      await page.route('**/rest/v1/**', (route) => route.abort())
      const failed = page.waitForEvent('console', (message) => message.text().includes('Could not load'))
      await openAndUse(page, '/de/fallstudien/tb-powerful-medical')
      await failed
      await expect(page).toHaveURL('/de/fallstudien/tb-powerful-medical')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Powerful Medical')
    })
  })
})

test('if a study is unpublished while a visitor reads it, the back button opens the list without this study, and the forward button redirects from the page of the study to the list', async ({
  page,
  database,
}) => {
  await openAndUse(page, '/en/case-studies')
  await neighbourCard(page, 'en').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The study neighbour')
  const publish = (published: boolean) =>
    database.from('case_studies').update({ published }).eq('slug', 'neighbour').throwOnError()
  await publish(false)
  await page.goBack()
  await expect(card(page, '/en/case-studies/tb-cloudtalk')).toBeVisible()
  await expect(neighbourCard(page, 'en')).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/en/case-studies')
  await publish(true)
})

test.describe('after the next build, with JavaScript off', () => {
  test.use({
    javaScriptEnabled: false,
    baseURL: ({ hostedSite }, use) => use(hostedSite.url),
    expectedErrors: missingPicture,
  })

  test('with JavaScript off, after the next build, the page of an unpublished study shows the English version if this version is still published, and otherwise returns 404, and neither the list nor the sitemap contains its URL', async ({
    page,
  }) => {
    for (const withdrawal of withdrawals) {
      await test.step(withdrawal.state, async () => {
        const path = pathOf(withdrawal)
        const response = await page.goto(path)
        expect(response?.status()).toBe(withdrawal.staysInEnglish ? 200 : 404)
        await expectEnglishOrNotFound(page, withdrawal)

        await page.goto(listPath(withdrawal.language))
        await expect(neighbourCard(page, withdrawal.language)).toBeVisible()
        await expect(card(page, pathOf(withdrawal))).toHaveCount(0)
        expect(await sitemapOf(page)).not.toContain(`${path}</loc>`)
      })
    }
  })

  test('after the next build, no list and no study in the sitemap mentions the two studies that were withdrawn in all languages, and the link to the next study on the page of CloudTalk skips these studies', async ({
    page,
  }) => {
    const sitemap = await sitemapOf(page)
    const urls = [
      ...sitemap.matchAll(/<loc>[^<]+?(\/[^/<]+\/(?:case-studies|pripadove-studie|fallstudien)[^<]*)</g),
    ]
    const paths = urls.map(([, path = '']) => path)
    expect(paths).toContain('/en/case-studies/tb-cloudtalk')
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      expect(html, path).not.toMatch(/tb-powerful-medical|tb-duos/)
    }
    await page.goto('/en/case-studies/tb-cloudtalk')
    await expect(
      page.getByRole('link', { name: textsOf('en', 'case-studies')('detail.next') }),
    ).toHaveAttribute('href', '/en/case-studies/neighbour')
  })

  test('after the next build, the alternate links of a study in Slovak and German name only these two languages, on its Slovak page and in the sitemap', async ({
    page,
  }) => {
    await page.goto('/sk/pripadove-studie/without-english')
    const alternates = page.locator('link[rel=alternate]')
    const languages = await alternates.evaluateAll((links) =>
      links.map((link) => link.getAttribute('hreflang')),
    )
    expect(languages).toEqual(['sk', 'de'])
    const [entry = ''] =
      /<url><loc>[^<]+\/sk\/pripadove-studie\/without-english<.+/.exec(await sitemapOf(page)) ?? []
    expect(entry.match(/(?<=hreflang=")\w+/g)).toEqual(['sk', 'de'])
  })
})

test.describe('after the next build, with JavaScript on', () => {
  test.use({ baseURL: ({ hostedSite }, use) => use(hostedSite.url), expectedErrors: missingPicture })

  test('with JavaScript on, after the next build, the page of an unpublished study shows the English version if this version is still published, and otherwise redirects to the list, and the list does not contain the study', async ({
    page,
  }) => {
    for (const withdrawal of withdrawals) {
      await test.step(withdrawal.state, async () => {
        await open(page, pathOf(withdrawal))
        await expectEnglishOrList(page, withdrawal)
        await open(page, listPath(withdrawal.language))
        await expect(neighbourCard(page, withdrawal.language)).toBeVisible()
        await expect(card(page, pathOf(withdrawal))).toHaveCount(0)
      })
    }
  })

  test('with JavaScript on, the page of a study that was withdrawn before a build and published again after this build shows the study', async ({
    page,
    database,
  }) => {
    const publish = (published: boolean) =>
      database.from('case_studies').update({ published }).eq('slug', 'tb-powerful-medical').throwOnError()
    await publish(true)
    await page.goto('/en/case-studies/tb-powerful-medical')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Powerful Medical')
    await publish(false)
  })
})

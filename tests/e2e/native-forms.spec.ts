import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { company } from '../../src/config/company'
import { expect, hold, hydrated, open, test } from './fixtures'
import { endpoint, fill, forms, sent, submitButton } from './forms'
import { switchLanguage } from './header-controls'
import { answerNativePosts, textParts } from './native-posts'
import { textsOf } from './texts'

const cv = Buffer.from('%PDF-1.7\r\n\0\u00ff--\r\n', 'latin1')
const cvName = 'Životopis "Ada".pdf'
// A file on the disk, because the browser restores only such a file on Back.
const cvFile = join(mkdtempSync(join(tmpdir(), 'tidebridge-cv-')), cvName)
writeFileSync(cvFile, cv)

const sentText = (page: Page) => page.locator('#sent')
const notSentText = (page: Page) => page.locator('#not-sent')

const person = [
  ['name', 'Žofia Ťažká'],
  ['email', 'zofia@example.com'],
] as const

interface NativeForm {
  path: string
  language: 'en' | 'sk' | 'cz' | 'de'
  title: string
  fill: (page: Page) => Promise<void>
  parts: (path: string) => (readonly [string, string])[]
  hasCv?: true
}

const candidate = async (page: Page, technology: string) => {
  await page.locator('[name=technology]').selectOption(technology)
  await page.locator('[name=cvFile]').setInputFiles(cvFile)
}

const nativeForms = {
  contact: {
    path: href('sk', 'contact'),
    language: 'sk',
    title: 'contact_form.success_title',
    fill: (page) => page.locator('[name=message]').fill('Prvý riadok\nDruhý & tretí'),
    parts: (path) => [
      ['page', path],
      ...person,
      ['company', ''],
      ['message', 'Prvý riadok\r\nDruhý & tretí'],
      ['gdprConsent', 'on'],
      ['aside', ''],
    ],
  },
  company: {
    path: href('cz', 'for-companies'),
    language: 'cz',
    title: 'for_companies.form_success_title',
    fill: async (page) => {
      await page.locator('[name=company]').fill('Čerešňa & syn')
      for (const value of ['Java', 'React', '.NET / C#']) await page.locator(`[value="${value}"]`).check()
    },
    parts: (path) => [
      ['page', path],
      ['formType', 'company'],
      ['company', 'Čerešňa & syn'],
      ...person,
      ['phone', ''],
      ['technologies', 'React'],
      ['technologies', 'Java'],
      ['technologies', '.NET / C#'],
      ['gdprConsent', 'on'],
      ['aside', ''],
    ],
  },
  specialist: {
    path: href('de', 'for-it-specialists'),
    language: 'de',
    title: 'for_it_specialists.form_success_title',
    fill: (page) => candidate(page, 'dotnet'),
    parts: (path) => [
      ['page', path],
      ['formType', 'it-specialist'],
      ...person,
      ['phone', ''],
      ['technology', 'dotnet'],
      ['gdprConsent', 'on'],
      ['aside', ''],
    ],
    hasCv: true,
  },
  application: {
    path: href('en', 'it-project', { id: '7' }),
    language: 'en',
    title: 'job_application.sent_title',
    fill: (page) => candidate(page, '.NET / C#'),
    parts: (path) => [
      ['page', path],
      ['formType', 'job-application'],
      ['jobTitle', expect.stringMatching(/^\S.+\S$/) as unknown as string],
      ...person,
      ['phone', ''],
      ['technology', '.NET / C#'],
      ['gdprConsent', 'on'],
      ['aside', ''],
    ],
    hasCv: true,
  },
} satisfies Record<string, NativeForm>

async function fillNative(page: Page, form: NativeForm) {
  for (const [name, value] of person) await page.locator(`[name=${name}]`).fill(value)
  await form.fill(page)
  await page.locator('[name=gdprConsent]').check()
}

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())

/** Collects the URLs of all requests, in which nothing that was typed may appear (D73). */
function urlsOf(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())))
  return urls
}

const { application } = nativeForms

// One form before hydration is enough, because the browser posts it in the same way.
for (const [state, javaScriptEnabled, tested] of [
  ['with JavaScript off', false, nativeForms],
  ['before hydration', true, { application }],
] as const) {
  test.describe(state, () => {
    test.use({ javaScriptEnabled })

    for (const [name, form] of Object.entries<NativeForm>(tested)) {
      test(`the ${name} form can be sent`, async ({ page, baseURL }) => {
        const { path, language, title, parts, hasCv } = form
        const t = textsOf(language, 'forms') as (key: string) => string
        const { posts } = await answerNativePosts(page)
        const urls = urlsOf(page)
        await hold(page, '**/assets/*.js')
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        for (const text of [sentText(page), notSentText(page)]) await expect(text).toBeHidden()
        await submitButton(page).click()
        await expect(page.locator('[name]:focus')).toBeVisible()
        expect(posts, 'the browser refuses an empty form').toEqual([])

        await fillNative(page, form)
        await submitButton(page).click()
        await expect(sentText(page)).toBeVisible()
        await expect(sentText(page)).toContainText(t(title))
        await expect(sentText(page)).toBeInViewport({ ratio: 1 })
        await expect(sentText(page)).toBeFocused()
        await expect(notSentText(page)).toBeHidden()
        await expect(page).toHaveURL(`${baseURL}${path}#sent`)
        await expect(page.locator('[name=email]')).toHaveValue('')

        expect(posts).toHaveLength(1)
        expect(textParts(posts[0])).toEqual(parts(path))
        const file = posts[0]?.get('cvFile')
        const sentCv = file instanceof File ? { name: file.name, bytes: await bytesOf(file) } : undefined
        expect(sentCv).toEqual(hasCv && { name: cvName, bytes: cv })
        expect(urls.join('\n')).not.toMatch(/zofia|Žofia|riadok|syn/)
      })
    }
  })
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that was not sent says so, and still has its values on Back', async ({ page }) => {
    const { posts } = await answerNativePosts(page, 'not-sent')
    for (const [name, form] of Object.entries<NativeForm>(nativeForms))
      await test.step(name, async () => {
        const { path, language, hasCv } = form
        await page.goto(path)
        await fillNative(page, form)
        await submitButton(page).click()
        await expect(notSentText(page)).toContainText(textsOf(language, 'forms')('not_sent.title'))
        await expect(notSentText(page)).toBeInViewport({ ratio: 1 })
        await expect(notSentText(page)).toBeFocused()
        await expect(sentText(page)).toBeHidden()
        const mail = notSentText(page).getByRole('link', { name: company.email })
        await expect(mail).toHaveAttribute('href', `mailto:${company.email}`)

        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(notSentText(page)).toBeHidden()
        await submitButton(page).click()
        await expect(notSentText(page)).toBeVisible()
        const [first, second] = posts.splice(0)
        expect(textParts(second)).toEqual(textParts(first))
        const file = second?.get('cvFile')
        expect(file instanceof File && file.size).toBe(hasCv ? cv.length : false)
      })
  })

  test('the browser shows the name of a chosen CV', async ({ page }) => {
    await page.goto(forms.specialist.path)
    await expect(page.locator('[name=cvFile]')).toHaveCSS('opacity', '1')
    await expect(page.getByText(textsOf('en', 'forms')('fields.cv_choose'))).toBeHidden()
  })
})

/**
 * Marks a form that the browser posts, as the inline script of `index.html` does. After hydration, clicks the submit
 * button once more, because Playwright cannot click while the browser waits for the answer to a post.
 */
const clickAgainAfterHydration = (page: Page) =>
  page.addInitScript(() => {
    if (location.hash) return
    addEventListener('submit', ({ defaultPrevented, target }) => {
      if (!defaultPrevented && target instanceof HTMLFormElement) target.dataset.native = ''
    })
    const observer = new MutationObserver(() => {
      if (!('hydrated' in document.documentElement.dataset)) return
      observer.disconnect()
      document.querySelector<HTMLElement>('main [type=submit]')?.click()
    })
    observer.observe(document, { attributeFilter: ['data-hydrated'], subtree: true })
  })

for (const [state, change] of [
  ['after hydration', () => undefined],
  ['after React has rendered the form again', () => document.querySelector('[name=name]')?.before('text')],
] as const) {
  test.describe(state, () => {
    test.use({ expectedErrors: /Minified React error #418/ })

    test('a form that the browser is posting is posted by the browser again', async ({ page }) => {
      await clickAgainAfterHydration(page)
      const answers = await answerNativePosts(page)
      const requests: string[] = []
      page.on('request', (request) => {
        if (endpoint.test(request.url()) && !request.isNavigationRequest()) requests.push(request.url())
      })
      const form = nativeForms.specialist
      const releaseScripts = await hold(page, '**/assets/*.js')
      await page.goto(form.path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await fillNative(page, form)
      await page.evaluate(change)
      const releaseAnswers = answers.hold()
      await page.evaluate(() => document.querySelector<HTMLElement>('main [type=submit]')?.click())
      await expect.poll(() => answers.posts.length).toBe(1)
      releaseScripts()
      await expect.poll(() => answers.posts.length).toBe(2)
      releaseAnswers()
      await expect(sentText(page)).toBeVisible()
      const [first, second] = answers.posts
      expect(textParts(second)).toEqual(textParts(first))
      expect(requests, 'of the script').toEqual([])
    })
  })
}

test('a form that comes back from the back/forward cache is sent by its script', async ({ page }) => {
  await open(page, forms.contact.path)
  await page.evaluate(() => {
    document.forms[0]?.setAttribute('data-native', '')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  const request = page.waitForRequest(endpoint)
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await fill(page, 'contact', 'cached@example.com')
  await submitButton(page).click()
  expect((await request).isNavigationRequest()).toBe(false)
  await expect(sent(page)).toBeFocused()
})

test.describe('with its script, a page that is opened with the outcome of a post', () => {
  test.use({ withoutPopup: false })

  test('shows it once, and the session has no popup', async ({ page }) => {
    const isPopupClosed = () => page.evaluate(() => sessionStorage.getItem('promotion-closed'))
    await open(page, `${forms.contact.path}#not-sent`)
    await expect(notSentText(page)).toBeVisible()
    await expect(sentText(page)).toHaveCount(0)
    expect(await isPopupClosed()).toBeNull()

    await page.goto('/en/privacy-policy')
    await open(page, `${forms.contact.path}#sent`)
    await expect(sentText(page)).toBeVisible()
    await expect(sentText(page)).toBeFocused()
    await expect(sentText(page)).toBeInViewport({ ratio: 1 })
    await expect(notSentText(page)).toHaveCount(0)
    expect(await isPopupClosed()).toBe('true')
    await expect(page).toHaveURL(new RegExp(`${forms.contact.path}$`))

    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
    await fill(page, 'contact', 'again@example.com')
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(sentText(page)).toHaveCount(0)

    await page.goto('/en/privacy-policy')
    await open(page, `${forms.contact.path}#sent`)
    await expect(sentText(page)).toBeVisible()
    await switchLanguage(page, 'en', 'de')
    await expect(page).toHaveURL(/\/de\/kontakt$/)
    await expect(sentText(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${forms.contact.path}$`))
    await expect(page.locator('[name=name]')).toBeVisible()
    await expect(sentText(page)).toHaveCount(0)
  })
})

test('with the offer of the popup, the URL of the form names it (D60)', async ({ page }) => {
  await page.goto(`${forms.company.path}?offer=1`)
  await hydrated(page)
  await expect(page.locator('main form')).toHaveAttribute('action', /\/send-contact-email\?offer=1$/)
})

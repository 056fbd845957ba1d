import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { expect, hold, test } from './fixtures'
import { submitButton } from './forms'
import { answerNativePosts, textParts } from './native-posts'
import { textsOf } from './texts'

const cv = Buffer.from('%PDF-1.7\r\n\0\u00ff--\r\n', 'latin1')
const cvFile = { name: 'Životopis "Ada".pdf', mimeType: 'application/pdf', buffer: cv }

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

const nativeForms: Record<string, NativeForm> = {
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
}

async function fillNative(page: Page, form: NativeForm) {
  for (const [name, value] of person) await page.locator(`[name=${name}]`).fill(value)
  await form.fill(page)
  await page.locator('[name=gdprConsent]').check()
}

/** Collects the URLs of all requests, in which nothing that was typed may appear (D73). */
function urlsOf(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())))
  return urls
}

for (const [state, javaScriptEnabled] of [
  ['with JavaScript off', false],
  ['before hydration', true],
] as const) {
  test.describe(state, () => {
    test.use({ javaScriptEnabled })

    for (const [name, form] of Object.entries(nativeForms)) {
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
        expect(file instanceof File).toBe(Boolean(hasCv))
        if (file instanceof File) {
          expect(file.name).toBe(cvFile.name)
          expect(Buffer.from(await file.arrayBuffer()).equals(cv)).toBe(true)
        }
        expect(urls.join('\n')).not.toMatch(/zofia|Žofia|riadok|syn/)
      })
    }
  })
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { mailFrom } from '../e2e/mailbox'
import type { FaultySite } from './faulty-site'
import { expect, expectHydrated, test } from './fixtures'
import type { Tab } from './tab'

const cv = Buffer.from('%PDF-1.7\r\n\0\u00ff--\r\n', 'latin1')
const cvFile = join(mkdtempSync(join(tmpdir(), 'tidebridge-cv-')), 'Ada.pdf')
writeFileSync(cvFile, cv)

const fillCandidate = async (tab: Tab, technology: string) => {
  await tab.select('main [name=technology]', technology)
  await tab.attach('main [name=cvFile]', cvFile)
}

/** Fills in the fields that not all forms have. */
const forms: Record<string, { path: string; fill: (tab: Tab) => Promise<void>; hasCv?: true }> = {
  contact: { path: '/en/contact', fill: (tab) => tab.type('main [name=message]', 'Every') },
  company: {
    path: '/sk/pre-firmy',
    fill: async (tab) => {
      await tab.type('main [name=company]', 'Analytical')
      await tab.click('main [value=Java]')
    },
  },
  specialist: { path: '/de/fur-it-spezialisten', fill: (tab) => fillCandidate(tab, 'go'), hasCv: true },
  application: { path: '/cz/it-projekty/1', fill: (tab) => fillCandidate(tab, 'GoLang'), hasCv: true },
}

const expectShown = (tab: Tab, selector: string) => {
  const isShown = (css: string) => document.querySelector(css)?.checkVisibility() ?? false
  return expect.poll(() => tab.evaluate(isShown, selector).catch(() => false)).toBe(true)
}

/** How far the scripts of the page are when the visitor sends the form. */
const states: Record<string, (site: FaultySite, open: () => Promise<void>, tab: Tab) => Promise<void>> = {
  'without script': async (site, open) => {
    site.addPolicy("script-src 'none'")
    await open()
  },
  'although a script is missing': async (site, open, tab) => {
    site.fail(/\/shared-/, 'missing')
    await open()
    await expectShown(tab, '#start-notice')
  },
  'before hydration': async (site, open) => {
    site.fail(/\/shared-/, 'hanging')
    await open()
  },
  'with script': async (_, open, tab) => {
    await open()
    await expectHydrated(tab)
  },
}

async function fill(tab: Tab, name: string, email: string) {
  await tab.type('main [name=name]', 'Jo F')
  await tab.type('main [name=email]', email)
  await forms[name]?.fill(tab)
  await tab.click('main [name=gdprConsent]')
}

/** Expects one submission and one mail, with the CV as it was, and nothing that was typed in a URL (D73). */
async function expectOneEnquiry(site: FaultySite, name: string, email: string) {
  const posts = site.requests().filter(({ method, url }) => method === 'POST' && url.includes('send-contact'))
  expect(posts).toHaveLength(1)
  const { attachments } = await mailFrom(email)
  expect(attachments).toHaveLength(forms[name]?.hasCv ? 1 : 0)
  for (const { content } of attachments) expect(Buffer.from(content as ArrayBuffer)).toEqual(cv)
  const urls = site.requests().map(({ url }) => decodeURIComponent(url))
  expect(urls.join('\n')).not.toMatch(/Jo F|@example|Every|Analytical/)
}

const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@example.com`

/** One form in every state, the others in one in which their fields could be lost. */
const cases: Record<string, string[]> = {
  contact: Object.keys(states),
  company: ['without script'],
  specialist: ['although a script is missing'],
  application: ['before hydration'],
}

for (const [name, { path }] of Object.entries(forms))
  test(`the ${name} form is sent with and without script`, async ({ tab, site }) => {
    for (const state of cases[name] ?? [])
      await test.step(state, async () => {
        site.reset()
        const email = newEmail()
        await states[state]?.(site, () => tab.open(site.url + path), tab)
        await fill(tab, name, email)
        await tab.click('main form [type=submit]')
        await expectShown(tab, state === 'with script' ? 'main h3:focus, main h2:focus' : '#sent')
        await expectOneEnquiry(site, name, email)
      })
  })

test('a form is sent without script after a reload, with what the browser has restored', async ({
  tab,
  site,
}) => {
  const email = newEmail()
  await tab.open(`${site.url}/en/contact`)
  await expectHydrated(tab)
  await fill(tab, 'contact', email)
  site.addPolicy("script-src 'none'")
  await tab.reload()
  const restored = () => document.querySelector<HTMLInputElement>('main [name=name]')?.value
  if (!(await tab.evaluate(restored))) await fill(tab, 'contact', email)
  await tab.click('main form [type=submit]')
  await expectShown(tab, '#sent')
  await expectOneEnquiry(site, 'contact', email)
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { company } from '../../src/config/company'
import { expect, expectHydrated, test } from './fixtures'
import type { Tab } from './tab'

/** Returns the text that a visitor sees in an element, or '' if there is no such element. */
const textOf = (tab: Tab, selector: string) =>
  tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector).catch(() => '')

/** Returns the last part of each title and each canonical URL of the document. */
const headOf = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.head.querySelectorAll('title, link[rel=canonical]')].map((element) =>
      (element.getAttribute('href') ?? element.textContent).replace(/.*[/|] ?/, ''),
    ),
  )

const pathOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search).catch(() => '')

/** Clicks the first element with this text. */
const clickText = (tab: Tab, selector: string, text: string) =>
  tab.evaluate(
    (css, wanted) => {
      const elements = [...document.querySelectorAll<HTMLElement>(css)]
      const found = elements.find((element) => element.innerText.trim() === wanted)
      if (!found) throw new Error(`No ${css} has the text ${wanted}`)
      found.click()
    },
    selector,
    text,
  )

test('a search finds offers, and the URL keeps it', async ({ tab, site }) => {
  await tab.open(`${site.url}/en/it-projects`)
  await expectHydrated(tab)
  await tab.type('input[type=search]', 'python')
  await expect.poll(() => pathOf(tab)).toBe('/en/it-projects?q=python')
  const cards = () => tab.evaluate(() => document.querySelectorAll('main article').length)
  await expect.poll(cards).toBeLessThan(5)
  expect(await cards()).toBeGreaterThan(0)
  await tab.reload()
  await expectHydrated(tab)
  await expect.poll(cards).toBeLessThan(5)
})

test('the menu of a phone opens a page with its own head, and Back returns', async ({ tab, site }) => {
  await tab.resize(390, 700)
  await tab.open(`${site.url}/sk`)
  await expectHydrated(tab)
  await tab.click('header [popovertarget=menu]')
  const isOpen = () => tab.evaluate(() => document.querySelector('#menu')?.matches(':popover-open'))
  await expect.poll(isOpen).toBe(true)
  await tab.click('#menu a[href="/sk/o-nas"]')
  await expect.poll(() => pathOf(tab)).toBe('/sk/o-nas')
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => headOf(tab)).toEqual([company.brand, 'o-nas'])
  await tab.evaluate(() => history.back())
  await expect.poll(() => pathOf(tab)).toBe('/sk')
  await expect.poll(() => textOf(tab, 'h1')).toBeTruthy()
  await expect.poll(() => headOf(tab)).toEqual([expect.not.stringContaining(company.brand), 'sk'])
})

test('a link to the form scrolls there and focuses its first field, and Back returns', async ({
  tab,
  site,
}) => {
  await tab.open(`${site.url}/en/for-companies?offer=1`)
  await expectHydrated(tab)
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bottom = await tab.evaluate(() => scrollY)
  await clickText(tab, 'main a[href="#enquiry"]', 'Go to the form')
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company')
  expect(await tab.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBeGreaterThan(60)
  expect(await tab.evaluate(() => location.search + location.hash)).toBe('?offer=1#enquiry')
  await tab.evaluate(() => history.back())
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(bottom)
})

test('the page changes its language and its theme', async ({ tab, site }) => {
  await tab.open(`${site.url}/en/contact`)
  await expectHydrated(tab)
  await tab.click('header [popovertarget=language-panel]')
  await tab.click('#language-panel a[href="/de/kontakt"]')
  await expect.poll(() => tab.evaluate(() => document.documentElement.lang)).toBe('de')
  await tab.click('header [popovertarget=theme-panel]')
  await clickText(tab, '#theme-panel button', 'Dunkel')
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

/** Returns a photo of 30 × 20 pixels that a camera has taken upright. */
async function photoOnItsSide(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'tidebridge-photo-')), 'photo.jpg')
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(file)
  return file
}

test('an administrator writes a study with a picture, and it is stored', async ({ tab, site }) => {
  const title = `Engine ${crypto.randomUUID()}`
  const lastRow = () =>
    JSON.parse(site.requests().findLast(isInsert)?.body.toString() ?? '{}') as Record<string, unknown>
  await tab.open(`${site.url}/tb_admin`)
  await expectHydrated(tab)
  await tab.type('[name=email]', 'admin@example.com')
  await tab.type('[name=password]', 'local-admin-password')
  await tab.press('Enter')
  await expect.poll(() => textOf(tab, 'h1')).toBe('Manage Case Studies')
  await tab.type('[name="en.title"]', title)
  await tab.type('[name="en.client_name"]', 'A client')
  await tab.type('[name="en.excerpt"]', 'In short')
  await tab.type('[data-name="en.content"]', 'At length')
  await expect.poll(() => textOf(tab, '[data-name="en.content"]')).toContain('At length')
  await tab.attach('input[type=file]', await photoOnItsSide())
  const picture = () =>
    tab.evaluate(() => document.querySelector<HTMLInputElement>('[name="en.featured_image"]')?.value)
  await expect.poll(picture).toMatch(/\/case-studies\/.+\.\w+$/)
  const size = () =>
    tab.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('form img[src*="/case-studies/"]')
      return [image?.naturalWidth, image?.naturalHeight]
    })
  await expect.poll(size).toEqual([20, 30])
  // A draft, because other tests read the published studies.
  await tab.click('[name="en.published"]')
  await clickText(tab, 'button', 'Create')
  await expect.poll(() => textOf(tab, 'body')).toContain('Case study uložená úspešne')
  expect(lastRow()).toMatchObject({
    title,
    content: '<p>At length</p>',
    featured_image: expect.anything(),
    published: false,
  })
  await expect.poll(() => textOf(tab, 'main')).toContain(title)
})

const isInsert = ({ method, url }: { method: string; url: string }) =>
  method === 'POST' && url.includes('/rest/v1/case_studies')

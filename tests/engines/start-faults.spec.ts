import { expect, expectHydrated, isHydrated, test } from './fixtures'
import type { FaultySite } from './faulty-site'
import type { Tab } from './tab'

const path = '/en/contact'

const requestsFor = (site: FaultySite, part: string) =>
  site.requests().filter(({ url }) => url.includes(part)).length

/** True if the page says that it has not loaded completely. */
const isNoticeShown = (tab: Tab) =>
  tab.evaluate(() => document.getElementById('start-notice')?.checkVisibility() ?? false).catch(() => false)

test('a script that is missing loads the page from the server once, then a notice appears', async ({
  tab,
  site,
}) => {
  site.fail(/\/react-dom-/, 'missing')
  await tab.open(site.url + path)
  await expect.poll(() => isNoticeShown(tab)).toBe(true)
  expect(requestsFor(site, path)).toBe(2)
  site.repair()
  await tab.click('#start-notice button')
  await expectHydrated(tab)
})

test('a script that is missing at first starts the page without a hand', async ({ tab, site }) => {
  // For the script element, and for the request that asks whether the server responds.
  site.fail(/\/index-/, 'missing', 2)
  await tab.open(site.url + path)
  await expectHydrated(tab)
})

test('after a lost connection, the page starts and keeps what was typed', async ({ tab, site }) => {
  site.fail(/\/shared-/, 'lost')
  await tab.open(site.url + path)
  await tab.type('[name=name]', 'Typed early')
  // Each engine itself requests a script again after a lost connection.
  await expect.poll(() => requestsFor(site, '/shared-')).toBeGreaterThan(3)
  expect(await isHydrated(tab)).toBe(false)
  site.repair()
  await expect.poll(() => isStarted(tab)).toBe(true)
  const typed = () => document.querySelector<HTMLInputElement>('[name=name]')?.value
  expect(await tab.evaluate(typed)).toBe('Typed early')
})

test('after a lost connection, a page whose own code has failed starts without a hand', async ({
  tab,
  site,
}) => {
  site.fail(/\/contact-page-/, 'lost')
  await tab.open(site.url + path)
  await expect.poll(() => requestsFor(site, '/contact-page-')).toBeGreaterThan(3)
  expect(await isNoticeShown(tab)).toBe(false)
  site.repair()
  await expectHydrated(tab)
})

/** Firefox starts a script that has failed only after a reload, which the notice offers. It restores the form. */
async function isStarted(tab: Tab) {
  if (await isNoticeShown(tab)) await tab.click('#start-notice button')
  return isHydrated(tab)
}

test('a notice says that a script has not arrived, and goes when it arrives', async ({ tab, site }) => {
  site.fail(/\/libraries-/, 'hanging')
  await tab.open(site.url + path)
  await expect.poll(() => isNoticeShown(tab)).toBe(true)
  site.repair()
  await tab.click('#start-notice button')
  await expectHydrated(tab)
  expect(await isNoticeShown(tab)).toBe(false)
})

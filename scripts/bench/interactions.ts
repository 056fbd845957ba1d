import type { Browser, Page } from 'playwright'

import { localKeys } from '../../supabase/local/local-config.ts'
import { median, repeat } from './lighthouse.ts'

const interactions = [
  { name: 'menu', path: '/en', role: 'button', target: 'Open menu' },
  { name: 'language switcher', path: '/en', role: 'button', target: 'Change language' },
  { name: 'technology filter', path: '/en/for-it-specialists', role: 'radio', target: 'Backend' },
  { name: 'technology chip', path: '/en/for-companies', role: 'checkbox', target: /./ },
] as const

/**
 * Measures each interaction on new pages with the size of a phone and a four times slower processor.
 * @returns for each interaction, the median milliseconds from the input to the next paint, at least 16
 */
export async function timeInteractions(browser: Browser, url: string, runs: number) {
  const times: Record<string, number> = {}
  for (const { name, path, role, target } of interactions) {
    const act = (page: Page) => page.getByRole(role, { name: target }).first().click({ force: true })
    times[name] = median(await repeat(runs, () => timeOnce(browser, url + path, act)))
  }
  return times
}

async function timeOnce(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(recordDurations)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  // The browser reports an event only after the next paint.
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.context().close()
  return Math.max(...durations)
}

/** Runs in the page before it loads. Keeps the popup closed and records how long the events of an input take. */
function recordDurations(): void {
  sessionStorage.setItem('promotion-closed', 'true')
  const durations = [16]
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * Measures how the list of offers opens with 24, 100 and 1 000 offers (D38), because the list first shows 24. Replaces the offers of the backend.
 * @returns for each length, the median bytes of the database's responses, and milliseconds from click to first card
 */
export async function measureOffers(browser: Browser, url: string, runs: number) {
  const lists: { bytes: number[]; firstCard: number[] } = { bytes: [], firstCard: [] }
  for (const rows of [24, 100, 1000]) {
    await replaceOffers(url, rows)
    const visits = await repeat(runs, () => openOffers(browser, url))
    lists.bytes.push(median(visits.map(({ bytes }) => bytes)))
    lists.firstCard.push(median(visits.map(({ firstCard }) => firstCard)))
  }
  return lists
}

async function replaceOffers(url: string, rows: number): Promise<void> {
  const offers = Array.from({ length: rows }, (_, index) => ({
    title: `React Developer, project ${index}`,
    status: 1,
    employment_type: 'Contract',
    location: 'Prague',
    tech_stack: 'React, PostgreSQL, Docker, Kubernetes',
    description: 'Some words about what is built, for whom, and with which team. '.repeat(24),
  }))
  const headers = { apikey: localKeys().secret, 'content-type': 'application/json' }
  const deleted = await fetch(`${url}/rest/v1/offers?id=gt.0`, { method: 'DELETE', headers })
  const body = JSON.stringify(offers)
  const inserted = await fetch(`${url}/rest/v1/offers`, { method: 'POST', headers, body })
  if (!deleted.ok || !inserted.ok) throw new Error(`The offers were not replaced: ${await inserted.text()}`)
}

async function openOffers(browser: Browser, url: string) {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) sizes.push(response.body().then(({ length }) => length))
  })
  await page.goto(`${url}/en/contact`, { waitUntil: 'networkidle' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'IT projects' })
  await link.hover()
  const start = performance.now()
  await link.click()
  await page.locator('main article').first().waitFor()
  const firstCard = performance.now() - start
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.context().close()
  return { bytes, firstCard }
}

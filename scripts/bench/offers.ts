import type { Browser } from 'playwright'

import { localKeys } from '../../supabase/local/local-config.ts'
import { median, repeat } from './lighthouse.ts'

export interface OfferList {
  rows: number
  /** Uncompressed bytes of the responses of the database. */
  bytes: number
  /** Milliseconds from the click on the link to the list until its first card is shown. */
  firstCard: number
}

/** Measures how the list of offers opens with 10, 100 and 1 000 offers (D38). Deletes the offers of the backend. */
export async function measureOffers(browser: Browser, url: string, runs: number): Promise<OfferList[]> {
  const figures: OfferList[] = []
  for (const rows of [10, 100, 1000]) {
    await replaceOffers(url, rows)
    const visits = await repeat(runs, () => openList(browser, url))
    figures.push({
      rows,
      bytes: median(visits.map(({ bytes }) => bytes)),
      firstCard: median(visits.map(({ firstCard }) => firstCard)),
    })
  }
  return figures
}

async function replaceOffers(url: string, rows: number): Promise<void> {
  const offers = Array.from({ length: rows }, (_, index) => ({
    title: `React Developer, project ${index}`,
    status: 1,
    published_at: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    remote_percentage: 40,
    employment_type: 'Contract',
    languages: 'English',
    salary_from: 4800,
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

async function openList(browser: Browser, url: string) {
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

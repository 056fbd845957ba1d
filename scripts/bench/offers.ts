import type { Browser, Page } from 'playwright'

import { localKeys } from '../../supabase/local/local-config.ts'
import { median, repeat } from './median.ts'

/**
 * Measures how the list of offers opens with each number of offers (D38). Replaces the offers of the backend.
 * @returns for each number, medians: the bytes of the database's responses, uncompressed, and the milliseconds from the
 *   click on a link to the first card
 */
export async function measureOffers(browser: Browser, url: string, runs: number, numbers: number[]) {
  const lists: { rows: number; bytes: number; firstCard: number }[] = []
  for (const rows of numbers) {
    await replaceOffers(url, rows)
    const visits = await repeat(runs, () => openOffers(browser, url))
    const medianOf = (figure: 'bytes' | 'firstCard') => median(visits.map((visit) => visit[figure]))
    lists.push({ rows, bytes: medianOf('bytes'), firstCard: medianOf('firstCard') })
  }
  return lists
}

/** One of ten offers is for Kotlin, but not the newest one. */
async function replaceOffers(url: string, rows: number): Promise<void> {
  const headers = { apikey: localKeys().secret, 'content-type': 'application/json' }
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/rest/v1/${path}`, { headers, ...init })
    if (!response.ok) throw new Error(`The offers were not replaced: ${await response.text()}`)
  }
  await send('offers?id=gt.0', { method: 'DELETE' })
  const offers = Array.from({ length: rows }, (_, index) => ({
    title: `${index % 10 === 5 ? 'Kotlin' : 'React'} Developer, project ${index}`,
    status: 1,
    employment_type: 'Contract',
    location: 'Prague',
    tech_stack: 'React, PostgreSQL, Docker, Kubernetes',
    description: 'Some words about what is built, for whom, and with which team. '.repeat(24),
  }))
  for (let start = 0; start < rows; start += 1000) {
    const body = JSON.stringify(offers.slice(start, start + 1000))
    await send('offers', { method: 'POST', body })
  }
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
  await firstCard(page).waitFor()
  const time = performance.now() - start
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.context().close()
  return { bytes, firstCard: time }
}

const firstCard = (page: Page) => page.locator('main article').first()

/** Returns the milliseconds from the last letter of a word to the first card that has it, with the debounce of 250 ms. */
export async function timeSearch(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  await page.goto(`${url}/en/it-projects`, { waitUntil: 'networkidle' })
  const start = performance.now()
  await page.locator('[name=q]').fill('kotlin')
  await firstCard(page).getByRole('heading', { name: 'Kotlin' }).waitFor()
  const time = performance.now() - start
  await page.context().close()
  return time
}

/** Returns how far the last of up to 96 cards is from its place after a reload, and after Back from another page. */
export async function measurePlace(browser: Browser, url: string, rows: number) {
  const page = await browser.newPage()
  const cards = Math.min(rows, 96)
  const place = async () => {
    await page.locator(`main li:nth-child(${cards}) > article`).waitFor()
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => scrollY)
  }
  await page.goto(`${url}/en/it-projects?shown=${cards}`, { waitUntil: 'networkidle' })
  await page.locator(`main li:nth-child(${cards}) > article`).scrollIntoViewIfNeeded()
  const before = await place()
  await page.reload()
  const reload = Math.abs((await place()) - before)
  await page.goto(`${url}/en/contact`)
  await page.goBack()
  const back = Math.abs((await place()) - before)
  await page.context().close()
  return { reload, back }
}

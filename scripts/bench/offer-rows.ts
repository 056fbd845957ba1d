import type { Browser } from 'playwright'

import { longestTaskOf, observeTasksOnSlowProcessor } from './long-tasks.ts'
import { openListRepeatedly, type ListFigures } from './open-list.ts'
import { median, repeat } from './statistics.ts'
import { tableRows } from './table-rows.ts'

export interface OfferFigures extends ListFigures {
  /** Milliseconds from the start of the request of a search to the end of its response. */
  search: number
  /** Milliseconds of the longest task of the page while the visitor types, on a processor that is four times slower. */
  longestTask: number
}

const SIZES = [10, 100, 1000, 10_000]
const QUERY = 'react prague'

const technologies = ['React', 'Java', 'Go', 'Python', 'C#, .NET', 'Kotlin']
const locations = ['Prague', 'Bratislava', 'Vienna', 'Munich', 'Remote']

const offer = (number: number) => ({
  title: `${technologies[number % technologies.length]} Developer, project ${number}`,
  status: 1,
  published_at: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
  remote_percentage: 40,
  employment_type: 'Contract',
  duration_months: 12,
  salary_from: 4800,
  salary_to: 6200,
  location: locations[number % locations.length],
  languages: 'English, Czech',
  tech_stack: `${technologies[number % technologies.length]}, PostgreSQL, Docker, Kubernetes`,
  description: 'Some words about what is built, for whom, and with which team. '.repeat(24),
})

async function replaceOffers(url: string, rows: number): Promise<void> {
  const offers = tableRows(url, 'offers')
  await offers.delete('id=gt.0')
  await offers.insert(Array.from({ length: rows }, (_, index) => offer(index)))
}

/**
 * Measures the list and the search with each number of offers in `SIZES`. Deletes the offers that the table contained
 * before.
 * @param runs how often the list and the search are measured with each number of offers
 */
export async function measureOffers(
  browser: Browser,
  url: string,
  runs: { list: number; search: number },
): Promise<OfferFigures[]> {
  const figures: OfferFigures[] = []
  for (const rows of SIZES) {
    await replaceOffers(url, rows)
    const list = await openListRepeatedly(browser, url, 'IT projects', runs.list)
    const searches = await repeat(runs.search, () => typeQuery(browser, url))
    figures.push({
      rows,
      ...list,
      search: median(searches.map(({ search }) => search)),
      longestTask: median(searches.map(({ longestTask }) => longestTask)),
    })
  }
  return figures
}

async function typeQuery(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(() => sessionStorage.setItem('promotion-closed', 'true'))
  const refreshed = page.waitForResponse(/rest\/v1\/offers/)
  await page.goto(`${url}/en/it-projects`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  // Presses the Shift key before the measurement, because a prerendered page loads its list again at the first input.
  // The key has no other effect.
  await page.keyboard.press('Shift')
  await (await refreshed).finished()
  await observeTasksOnSlowProcessor(page)
  const isLast = ({ url: requested, body }: { url: string; body: string | null }) =>
    requested.includes('/rpc/search_offers') && (body ?? '').includes('prague')
  const answered = page.waitForResponse((response) =>
    isLast({ url: response.url(), body: response.request().postData() }),
  )
  await page.getByRole('searchbox').pressSequentially(QUERY, { delay: 80 })
  const request = (await answered).request()
  await (await answered).finished()
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
  const { responseEnd } = request.timing()
  const longestTask = await longestTaskOf(page)
  await page.context().close()
  return { search: responseEnd, longestTask }
}

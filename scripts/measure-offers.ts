/**
 * Prints how the list of offers opens, how long a search takes, and whether a visitor finds the place again, with up to
 * 5 000 offers in the embedded backend. Run `npm run build:demo` before.
 *
 *   npm run measure:offers
 */
import { tmpdir } from 'node:os'

import { chromium } from 'playwright'
import { preview } from 'vite'

import { findBrowser } from '../tests/setup/browser.ts'
import { median, repeat } from './bench/median.ts'
import { measureOffers, measurePlace, timeSearch } from './bench/offers.ts'

const RUNS = 3

Object.assign(process.env, { LOCAL_DATA_FOLDER: 'memory', LOCAL_MAIL_FOLDER: tmpdir() })
const server = await preview({
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
  logLevel: 'error',
})
const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const table: object[] = []
for (const number of [24, 100, 1000, 5000]) {
  const [list] = await measureOffers(browser, url, RUNS, [number])
  const search = median(await repeat(RUNS, () => timeSearch(browser, url)))
  const { reload, back } = await measurePlace(browser, url, number)
  table.push({
    offers: number,
    bytes: list?.bytes,
    'ms to the first card': Math.round(list?.firstCard ?? Number.NaN),
    'ms of a search': Math.round(search),
    'px after a reload': reload,
    'px after Back': back,
  })
}
console.table(table)
await browser.close()
await server.close()
process.exit(0)

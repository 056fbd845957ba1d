/**
 * Measures a built site against a hand-written page with the same text, and writes `docs/measurements.md`.
 *
 *   npm run bench                                 builds the site and measures everything, in half an hour
 *   npm run bench -- --page /en --page /en/about  measures these pages only and prints the results
 *   npm run bench -- --compare ../other/dist      measures every page of both builds in turn and prints the results
 *   --runs <n>                                    visits of each page in each way (default: 3)
 *   --dist <folder>                               measures this built site instead of building the site
 */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { findBrowser } from '../../tests/setup/browser.ts'
import { handWrittenPage } from './baseline.ts'
import { timeInteractions } from './interactions.ts'
import { medianVisit, throttlings, visit, type Visit } from './lighthouse.ts'
import { measureOffers } from './offers.ts'
import { conditionsOf, pageTable, report, type PageResult } from './report.ts'

const { values } = parseArgs({
  options: {
    compare: { type: 'string' },
    dist: { type: 'string' },
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
})
const DEBUGGING_PORT = 4322
const runs = Number(values.runs)
const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
const dist = resolve(values.dist ?? join(scratch, 'dist'))
const start = performance.now()
if (!values.dist)
  execFileSync('npx', ['vite', 'build', '--outDir', dist], { stdio: ['ignore', 'ignore', 'inherit'] })
const seconds = (performance.now() - start) / 1000
const pages = readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith('.html')).length
const folders = [dist, ...(values.compare ? [resolve(values.compare)] : [])]

/** Returns each English page, one study, one offer, and the home page in the other languages. */
function pagesToMeasure(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  const details = ['/en/case-studies/', '/en/it-projects/'].map(
    (list) => paths.find((path) => path.startsWith(list)) ?? '',
  )
  return [...paths.filter((path) => /^(\/en(\/[^/]+)?|\/[^/]+)$/.test(path)), ...details]
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${DEBUGGING_PORT}`]
// With more than one renderer process, the browser starts a process during most visits of Lighthouse, and then waits
// for five seconds at the end of the recording.
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...flags, '--renderer-process-limit=1'],
})
const paths = values.page ?? pagesToMeasure()
for (const path of paths) {
  const file = join(scratch, 'baselines', `${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await handWrittenPage(browser, readFileSync(join(dist, `${path}.html`), 'utf8')))
}
const server = fork(join(import.meta.dirname, 'serve.ts'), [join(scratch, 'baselines'), ...folders])
try {
  const [[baseline = '', ...sites]] = (await once(server, 'message')) as [string[]]
  const urls = [baseline, ...sites]
  // The server compresses each file at its first request.
  for (const [index, url] of sites.entries())
    for (const name of readdirSync(join(folders[index] ?? '', 'assets'))) await fetch(`${url}/assets/${name}`)
  // The first visit of a browser is slow.
  await visit(baseline + paths[0], DEBUGGING_PORT, 'simulate')
  const results: PageResult[] = []
  for (const path of paths) {
    await Promise.all(urls.map((url) => fetch(url + path)))
    const visits = throttlings.map(() => urls.map((): Visit[] => []))
    for (let run = 0; run < runs; run++)
      for (const [way, throttling] of throttlings.entries())
        for (const [index, url] of urls.entries())
          visits[way]?.[index]?.push(await visit(url + path, DEBUGGING_PORT, throttling))
    const [simulate = [], devtools = []] = visits.map((builds) => builds.map(medianVisit))
    results.push({ path, simulate, devtools })
    console.error(`${path} measured`)
  }
  const conditions = conditionsOf(browser.version(), runs)
  if (values.page || values.compare) console.info(`${conditions}\n\n${pageTable(results, folders)}`)
  else {
    const [site = ''] = sites
    const interactions = await timeInteractions(browser, site, runs)
    const offers = await measureOffers(browser, site, runs)
    writeFileSync(
      'docs/measurements.md',
      report(
        { results, interactions, offers, build: values.dist ? undefined : { seconds, pages } },
        conditions,
      ),
    )
  }
} finally {
  server.kill()
  await browser.close()
  rmSync(scratch, { recursive: true })
}

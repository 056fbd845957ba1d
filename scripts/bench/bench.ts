/**
 * Compares the built site with the performance targets and writes `docs/measurements.md`.
 *
 *   npm run bench                      builds the site and measures everything, in 15 minutes on two cores
 *   npm run bench -- --page /en/about  measures one page and its baseline in 90 seconds, and prints the results
 *   npm run bench -- --only offers     measures one section (`builds`, `case-studies`, `offers` or `admin`), and
 *                                      replaces this section in the file with the results
 *   --runs <n>                         number of visits of the home page and of each list, and of measurements of each
 *                                      interaction (default: 5). With `--page`: number of visits of the page and of its
 *                                      baseline (default: 1)
 *   --page-runs <n>                    number of visits of the baseline, of each page except the home page, and of the
 *                                      admin area, and of measurements of the search for offers (default: 3)
 *   --dist <folder>                    measures this built site instead of building the site
 *   --out <file>                       writes the results to this file instead of `docs/measurements.md`
 *   --port <number>                    first of three consecutive ports that must be free (default: 4320)
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'

import { findBrowser } from '../../tests/setup/browser.ts'
import { measureAdmin } from './admin-rows.ts'
import { adminSection } from './admin-section.ts'
import { handWrittenPage } from './baseline.ts'
import { measureBuilds } from './build-growth.ts'
import { buildSection } from './build-section.ts'
import { measureCaseStudies } from './case-study-rows.ts'
import { conditionsOf } from './conditions.ts'
import { caseStudySection, offerSection } from './list-sections.ts'
import { measure } from './measure.ts'
import { measureOffers } from './offer-rows.ts'
import { pageReport } from './page-report.ts'
import { replaceSection } from './replace-section.ts'
import { report } from './report.ts'
import { startSite } from './start-site.ts'
import { buildSite } from './time-build.ts'

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: 'docs/measurements.md' },
    page: { type: 'string' },
    port: { type: 'string', default: '4320' },
    runs: { type: 'string' },
    'page-runs': { type: 'string', default: '3' },
  },
})
const { only, out, page: path } = values
const port = Number(values.port)
const debuggingPort = port + 2
const runs = { home: Number(values.runs ?? (path ? 1 : 5)), others: Number(values['page-runs']) }
const scratch = await mkdtemp(join(tmpdir(), 'bench-'))
const outDir = resolve(values.dist ?? join(scratch, 'dist'))

const demoBuild = values.dist ? undefined : await buildSite(outDir)
const launch = (...args: string[]) =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...args],
  })
const browser = await launch()
// Without `--renderer-process-limit=1`, the browser starts another process during most visits of Lighthouse. It then
// waits for five seconds at the end of the recording of the visit.
const lighthouseBrowser = await launch(
  `--remote-debugging-port=${debuggingPort}`,
  '--renderer-process-limit=1',
)
try {
  const html = await readFile(join(outDir, `${path ?? '/en'}.html`), 'utf8')
  await writeFile(join(scratch, 'baseline.html'), await handWrittenPage(browser, html))
  const site = await startSite(outDir, port, scratch)
  try {
    const setting = { site, browser, debuggingPort, outDir, scratch, runs }
    const conditions = conditionsOf(browser.version())
    const sections: Record<string, () => Promise<string>> = {
      builds: async () => buildSection(await measureBuilds(site.url, scratch), demoBuild, conditions),
      'case-studies': async () =>
        caseStudySection(await measureCaseStudies(browser, site.url, runs.home), conditions),
      offers: async () => {
        const visits = { list: runs.home, search: runs.others }
        return offerSection(await measureOffers(browser, site.url, visits), conditions)
      },
      admin: async () => adminSection(await measureAdmin(browser, site.url, runs.others), conditions),
    }
    if (path) {
      console.info(await pageReport(path, setting, conditions))
    } else if (only) {
      const measureSection = sections[only]
      if (!measureSection) throw new Error(`--only must be one of ${Object.keys(sections).join(', ')}`)
      await writeFile(out, replaceSection(await readFile(out, 'utf8'), await measureSection()))
    } else {
      const figures = await measure(setting)
      await writeFile(out, report({ ...figures, demoBuild }, conditions, performance.now() / 60_000))
    }
  } finally {
    await site.stop()
  }
} finally {
  await lighthouseBrowser.close()
  await browser.close()
  await rm(scratch, { recursive: true })
}

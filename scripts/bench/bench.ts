/**
 * Compares the built site with the performance targets and writes `docs/measurements.md`.
 *
 *   npm run bench                 builds the site and measures everything, in fifteen minutes on two cores
 *   npm run bench -- --quick      measures once, without the other pages and the larger build, and prints the results
 *   npm run bench -- --only offers measures only the list of offers, and replaces that section of the results
 *   npm run bench -- --only admin measures only the admin area, and replaces that section of the results
 *   --runs <n>, --page-runs <n>   visits of the home page (5) and of every other page (3)
 *   --dist <folder>               measures this built site instead of building the site
 *   --out <file>                  another file for the results
 *   --port <number>               first of three free ports in a row
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'

import { findBrowser } from '../../tests/setup/browser.ts'
import { measureAdmin } from './admin-rows.ts'
import { adminSection } from './admin-section.ts'
import { handWrittenPage } from './baseline.ts'
import { measure } from './measure.ts'
import { measureOffers } from './offer-rows.ts'
import { offerSection } from './offer-section.ts'
import { replaceSection } from './replace-section.ts'
import { report } from './report.ts'
import { startSite } from './start-site.ts'
import { buildSite } from './time-build.ts'

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    port: { type: 'string', default: '4320' },
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    'page-runs': { type: 'string', default: '3' },
  },
})
const port = Number(values.port)
const [loadBefore = 0] = loadavg()
const debuggingPort = port + 2
const scratch = await mkdtemp(join(tmpdir(), 'bench-'))
const outDir = resolve(values.dist ?? join(scratch, 'dist'))

const build = values.dist ? undefined : await buildSite(outDir)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${debuggingPort}`],
})
try {
  const home = await readFile(join(outDir, 'en.html'), 'utf8')
  await writeFile(join(scratch, 'baseline.html'), await handWrittenPage(browser, home))
  const site = await startSite(outDir, port, scratch)
  try {
    const { quick } = values
    const runs = quick
      ? { home: 1, others: 1 }
      : { home: Number(values.runs), others: Number(values['page-runs']) }
    const out = values.out ?? (quick ? undefined : 'docs/measurements.md')
    const write = (results: string) => (out ? writeFile(out, results) : console.info(results))
    const sections: Record<string, () => Promise<string>> = {
      offers: async () => offerSection(await measureOffers(browser, site.url, runs.home), loadBefore),
      admin: async () => adminSection(await measureAdmin(browser, site.url, runs.home), loadBefore),
    }
    const measureSection = sections[values.only ?? '']
    if (measureSection) {
      const section = await measureSection()
      await write(out ? replaceSection(await readFile(out, 'utf8'), section) : section)
    } else {
      const figures = await measure({ site, browser, debuggingPort, outDir, scratch, quick, runs })
      await write(report({ ...figures, build, browserVersion: browser.version(), loadBefore }))
    }
  } finally {
    await site.stop()
  }
} finally {
  await browser.close()
  await rm(scratch, { recursive: true })
}

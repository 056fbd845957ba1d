import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Browser } from 'playwright'

import { measureAdmin, type AdminFigures } from './admin-rows.ts'
import { measureBuilds, type SizedBuild } from './build-growth.ts'
import { measureCaseStudies } from './case-study-rows.ts'
import { timeInteractions, type InteractionFigures } from './interactions.ts'
import { visit, type PageFigures, type Throttling } from './lighthouse.ts'
import { measuredPages } from './measured-pages.ts'
import { measureOffers, type OfferFigures } from './offer-rows.ts'
import type { ListFigures } from './open-list.ts'
import type { startSite } from './start-site.ts'
import type { BuildFigures } from './time-build.ts'

export interface Setting {
  site: Awaited<ReturnType<typeof startSite>>
  browser: Browser
  debuggingPort: number
  outDir: string
  scratch: string
  runs: Runs
}

interface Runs {
  /** Number of visits of the home page and of each list, and of measurements of each interaction. */
  home: number
  /**
   * Number of visits of the baseline, of each page except the home page, and of the admin area, and of measurements of
   * the search for offers.
   */
  others: number
}

export interface Figures {
  runs: Runs
  home: Record<Throttling, PageFigures>
  baseline: Record<Throttling, PageFigures>
  /** Key: path of a page that `measuredPages` returns. Value: the figures of the page. */
  pages: Record<string, PageFigures>
  interactions: InteractionFigures[]
  caseStudies: ListFigures[]
  offers: OfferFigures[]
  admin: AdminFigures[]
  builds: SizedBuild[]
}

export interface Results extends Figures {
  /** The figures of the build with the demo content. Undefined if `--dist` was given. */
  demoBuild?: BuildFigures
}

/** Visits a page `runs` times with each kind of throttling: `simulate` and `devtools`. */
export async function visitWithEachThrottling(url: string, debuggingPort: number, runs: number) {
  return {
    simulate: await visit(url, { debuggingPort, throttling: 'simulate', runs }),
    devtools: await visit(url, { debuggingPort, throttling: 'devtools', runs }),
  }
}

/** Measures everything. The builds, lists and admin area come last, because they change the content of the backend. */
export async function measure({
  site,
  browser,
  debuggingPort,
  outDir,
  scratch,
  runs,
}: Setting): Promise<Figures> {
  const visitPages = async () => {
    const pages: Figures['pages'] = {}
    for (const path of measuredPages(await readFile(join(outDir, 'sitemap.xml'), 'utf8')))
      pages[path] = await visit(site.url + path, { debuggingPort, throttling: 'simulate', runs: runs.others })
    return pages
  }
  return {
    runs,
    baseline: await timed('baseline', () =>
      visitWithEachThrottling(site.baselineUrl, debuggingPort, runs.others),
    ),
    home: await timed('home page', () => visitWithEachThrottling(`${site.url}/en`, debuggingPort, runs.home)),
    pages: await timed('other pages', visitPages),
    interactions: await timed('interactions', () => timeInteractions(browser, site.url, runs.home)),
    builds: await timed('builds', () => measureBuilds(site.url, scratch)),
    caseStudies: await timed('list of case studies', () => measureCaseStudies(browser, site.url, runs.home)),
    offers: await timed('list of offers', () =>
      measureOffers(browser, site.url, { list: runs.home, search: runs.others }),
    ),
    admin: await timed('admin area', () => measureAdmin(browser, site.url, runs.others)),
  }
}

/** Calls `work`, prints the duration in seconds to the standard error, and resolves with the result of `work`. */
async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return result
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'

import { measureAdmin, type AdminFigures } from './admin-rows.ts'
import { insertStudies, timeList, type ListFigures } from './case-study-rows.ts'
import { measureOffers, type OfferFigures } from './offer-rows.ts'
import { timeInteractions, type InteractionFigures } from './interactions.ts'
import { visit, type PageFigures, type Throttling } from './lighthouse.ts'
import type { startSite } from './start-site.ts'
import { timeBuild, type BuildFigures } from './time-build.ts'

interface Setting {
  site: Awaited<ReturnType<typeof startSite>>
  browser: Browser
  debuggingPort: number
  outDir: string
  scratch: string
  /** If true, the figures `pages` and `largerBuild` are not measured. */
  quick: boolean
  runs: Runs
}

/** Number of visits. `home` is also the number of visits for each interaction and each list. */
interface Runs {
  home: number
  others: number
}

export interface Figures {
  runs: Runs
  home: Record<Throttling, PageFigures>
  baseline: Record<Throttling, PageFigures>
  /** Key: path. The other English pages of the sitemap, and the home pages of the other languages. */
  pages: Record<string, PageFigures>
  interactions: InteractionFigures[]
  lists: ListFigures[]
  offers: OfferFigures[]
  admin: AdminFigures[]
  /** The build with 100 English case studies. */
  largerBuild?: BuildFigures
}

export interface Results extends Figures {
  build?: BuildFigures
  browserVersion: string
  /** Load average of the machine before the benchmark. If it is high, other processes make the times longer. */
  loadBefore: number
}

const OTHER_HOMES = ['/sk', '/cz', '/de']
const LIST_SIZES = [10, 100, 1000]

export async function measure(setting: Setting): Promise<Figures> {
  const { site, browser, debuggingPort, outDir, scratch, quick, runs } = setting
  const visitWithEachThrottling = async (url: string) => ({
    simulate: await visit(url, { debuggingPort, throttling: 'simulate', runs: runs.home }),
    devtools: await visit(url, { debuggingPort, throttling: 'devtools', runs: runs.home }),
  })
  const baseline = await visitWithEachThrottling(site.baselineUrl)
  const home = await visitWithEachThrottling(`${site.url}/en`)

  const pages: Figures['pages'] = {}
  for (const path of quick ? [] : [...(await englishPages(outDir)), ...OTHER_HOMES]) {
    pages[path] = await visit(site.url + path, { debuggingPort, throttling: 'simulate', runs: runs.others })
  }
  const interactions = await timeInteractions(browser, site.url, runs.home)

  const lists: ListFigures[] = []
  let largerBuild: BuildFigures | undefined
  for (const rows of LIST_SIZES) {
    await insertStudies(site.url, rows)
    lists.push(await timeList(browser, site.url, rows, runs.home))
    if (rows === 100 && !quick) largerBuild = await timeBuild(join(scratch, 'larger'), site.url)
  }
  const offers = await measureOffers(browser, site.url, runs.home)
  const admin = await measureAdmin(browser, site.url, runs.home)
  return { runs, home, baseline, pages, interactions, lists, largerBuild, offers, admin }
}

async function englishPages(outDir: string): Promise<string[]> {
  const sitemap = await readFile(join(outDir, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return paths.filter((path) => path.startsWith('/en/'))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'

import { plantStudies, timeList, type ListFigures } from './case-study-rows.ts'
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
  /** Measures only the home page, without builds. */
  quick: boolean
  /** Number of visits. */
  runs: { home: number; others: number }
}

export interface Figures {
  /** Number of visits. */
  runs: { home: number; others: number }
  home: Record<Throttling, PageFigures>
  baseline: Record<Throttling, PageFigures>
  /** The other pages by path: all English pages and the home pages of the other languages. */
  pages: Record<string, PageFigures>
  interactions: InteractionFigures[]
  lists: ListFigures[]
  /** The build with a hundred more case studies. */
  largerBuild?: BuildFigures
}

/** The figures of a run of the benchmark. */
export interface Results extends Figures {
  build?: BuildFigures
  /** Version of the browser. */
  browser: string
  /** Load average at the start. Above zero, other work makes the times longer. */
  load: number
}

const OTHER_HOMES = ['/sk', '/cz', '/de']
const PLANTED = [10, 100, 1000]

/** Measures the site and the baseline in the same run. */
export async function measure(setting: Setting): Promise<Figures> {
  const { site, browser, debuggingPort: port, outDir, scratch, quick, runs } = setting
  const both = async (url: string) => ({
    simulate: await visit(url, { port, throttling: 'simulate', runs: runs.home }),
    devtools: await visit(url, { port, throttling: 'devtools', runs: runs.home }),
  })
  const baseline = await both(site.baselineUrl)
  const home = await both(`${site.url}/en`)

  const pages: Figures['pages'] = {}
  for (const path of quick ? [] : [...(await englishPages(outDir)), ...OTHER_HOMES]) {
    pages[path] = await visit(site.url + path, { port, throttling: 'simulate', runs: runs.others })
  }
  const interactions = await timeInteractions(browser, site.url, runs.home)

  const lists: ListFigures[] = []
  let largerBuild: BuildFigures | undefined
  for (const rows of PLANTED) {
    await plantStudies(site.url, rows)
    lists.push(await timeList(browser, site.url, rows, runs.home))
    if (rows === 100 && !quick) largerBuild = await timeBuild(join(scratch, 'larger'), site.url)
  }
  return { runs, home, baseline, pages, interactions, lists, largerBuild }
}

/** Returns the paths of the English pages in the sitemap, without the home page. */
async function englishPages(outDir: string): Promise<string[]> {
  const sitemap = await readFile(join(outDir, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return paths.filter((path) => path.startsWith('/en/'))
}

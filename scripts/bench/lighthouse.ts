import lighthouse from 'lighthouse'

import { median, repeat } from './statistics.ts'

/** `simulate` calculates the times of a slow phone from a fast load. `devtools` slows network and processor down. */
export type Throttling = 'simulate' | 'devtools'

export interface Transfer {
  path: string
  kind: string
  /** Transferred bytes of the response, including its headers. */
  bytes: number
}

export interface PageFigures {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** `fcp`, `lcp` and `tbt` are in milliseconds. `cls` has no unit. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  transfers: Transfer[]
  faults: string[]
}

interface Options {
  debuggingPort: number
  throttling: Throttling
  runs: number
}

/** The categories of Lighthouse whose results do not depend on the speed of the page, so that one visit is enough. */
const STEADY_CATEGORIES = ['accessibility', 'best-practices', 'seo']

/**
 * Visits a URL `runs` times with the phone that Lighthouse emulates by default. Returns the medians of the performance
 * score, `fcp`, `lcp`, `tbt` and `cls`, and the transfers of the last visit. The failed audits (`faults`) and the other
 * scores are those of the first visit.
 */
export async function visit(url: string, options: Options): Promise<PageFigures> {
  const first = await visitOnce(url, options, ['performance', ...STEADY_CATEGORIES])
  const visits = [first, ...(await repeat(options.runs - 1, () => visitOnce(url, options, ['performance'])))]
  const middle = (pick: (figures: PageFigures) => number) => median(visits.map(pick))
  return {
    scores: { ...first.scores, performance: middle(({ scores }) => scores.performance) },
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    transfers: visits.at(-1)?.transfers ?? [],
    faults: first.faults,
  }
}

async function visitOnce(
  url: string,
  { debuggingPort, throttling }: Options,
  onlyCategories: string[],
): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    throttlingMethod: throttling,
    onlyCategories,
    disableFullPageScreenshot: true,
    // Skips the audit `bf-cache`, because it has no weight in the scores and needs another navigation.
    skipAudits: ['bf-cache'],
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = STEADY_CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
  const requests = audits['network-requests']?.details?.items
  if (!requests) throw new Error(`${url}: Lighthouse did not list the requests`)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    transfers: requests
      .filter((request) => request.url.startsWith('http'))
      .map(({ url, resourceType = 'Other', transferSize }) => {
        return { path: new URL(url).pathname, kind: resourceType, bytes: transferSize }
      }),
    faults: weighed.filter(({ weight, id }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  }
}

import lighthouse from 'lighthouse'
import { z } from 'zod'

import { median, repeat } from './statistics.ts'

/** `simulate` calculates the times of a slow phone from a fast load. `devtools` slows network and processor down. */
export type Throttling = 'simulate' | 'devtools'

export interface Transfer {
  path: string
  kind: string
  /** Transferred bytes with headers. */
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

/**
 * Visits a URL several times with the phone that Lighthouse emulates by default. Returns medians, and the transfers and
 * failed audits of the last visit.
 */
export async function visit(url: string, options: Options): Promise<PageFigures> {
  const visits = await repeat(options.runs, () => visitOnce(url, options))
  const last = visits.at(-1)
  if (!last) throw new Error('The number of runs must be at least 1')
  const middle = (pick: (figures: PageFigures) => number) => median(visits.map(pick))
  return {
    ...last,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  }
}

async function visitOnce(url: string, { debuggingPort, throttling }: Options): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    throttlingMethod: throttling,
    output: 'json',
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? [])
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
    transfers: requestsOf(audits['network-requests']?.details),
    faults: weighed.filter(({ weight, id }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  }
}

const requestsSchema = z.object({
  items: z.array(
    z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() }),
  ),
})

function requestsOf(details: unknown): Transfer[] {
  return requestsSchema
    .parse(details)
    .items.filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType = 'Other', transferSize }) => {
      return { path: new URL(url).pathname, kind: resourceType, bytes: transferSize }
    })
}

import lighthouse from 'lighthouse'

import { median } from './median.ts'

/** `simulate` calculates the times of a slow phone from a fast load. `devtools` slows network and processor down. */
export type Throttling = 'simulate' | 'devtools'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
/** Scores are in percent, times in milliseconds, and sizes are transferred KiB, headers included. */
type Figure = (typeof categories)[number] | keyof typeof audits | 'kib' | 'scripts' | 'fonts'
export type Visit = Record<Figure, number>

/** Visits a page with the phone that Lighthouse emulates by default. Prints failed audits, except those of speed. */
export async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    // `bf-cache` has no weight in the scores and needs another navigation.
    skipAudits: ['bf-cache'],
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { lhr } = result
  const kib = (type = '') =>
    (lhr.audits['network-requests']?.details?.items ?? [])
      .filter(({ url, resourceType }) => url.startsWith('http') && resourceType?.includes(type))
      .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0)
  for (const category of categories.slice(1))
    for (const { id, weight } of lhr.categories[category]?.auditRefs ?? [])
      if (weight > 0 && lhr.audits[id]?.score === 0) console.error(`${url} fails ${id}`)
  return Object.fromEntries([
    ...categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ...Object.entries(audits).map(([figure, id]) => [figure, lhr.audits[id]?.numericValue ?? Number.NaN]),
    ...Object.entries({ kib: kib(), scripts: kib('Script'), fonts: kib('Font') }),
  ]) as Visit
}

export function medianVisit(visits: readonly Visit[]): Visit {
  const figures = Object.keys(visits[0] ?? {}) as Figure[]
  const medians = figures.map((figure) => [figure, median(visits.map((visit) => visit[figure]))])
  return Object.fromEntries(medians) as Visit
}

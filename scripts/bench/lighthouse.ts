import lighthouse from 'lighthouse'

/** `simulate` calculates the times of a slow phone from a fast load. `devtools` slows network and processor down. */
export const throttlings = ['simulate', 'devtools'] as const
export type Throttling = (typeof throttlings)[number]

/** Times are in milliseconds, sizes are the transferred bytes of bodies and headers in KiB. */
export interface Visit {
  /** Percent. Only simulated visits measure more than `performance`, because the other scores do not depend on speed. */
  scores: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  kib: number
  scriptKib: number
  fontKib: number
  /** Failed audits of accessibility, best practices and SEO. */
  faults: string[]
}

const others = ['accessibility', 'best-practices', 'seo']

/** Visits a page with the phone that Lighthouse emulates by default. */
export async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyCategories: ['performance', ...(throttlingMethod === 'simulate' ? others : [])],
    disableFullPageScreenshot: true,
    // `bf-cache` has no weight in the scores and needs another navigation.
    skipAudits: ['bf-cache'],
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const kibOf = (type = '') => {
    const requests = audits['network-requests']?.details?.items ?? []
    const counted = requests.filter(
      ({ url, resourceType }) => url.startsWith('http') && resourceType?.includes(type),
    )
    return counted.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  }
  const weighed = others.flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    kib: kibOf(),
    scriptKib: kibOf('Script'),
    fontKib: kibOf('Font'),
    faults: weighed.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => id),
  }
}

/** Returns the median of each figure. The scores that only some visits have, and the faults, are those of the first. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick))
  const [first] = visits
  if (!first) throw new Error('No visits')
  return {
    scores: { ...first.scores, performance: middle(({ scores }) => scores.performance ?? Number.NaN) },
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    kib: middle(({ kib }) => kib),
    scriptKib: middle(({ scriptKib }) => scriptKib),
    fontKib: middle(({ fontKib }) => fontKib),
    faults: first.faults,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

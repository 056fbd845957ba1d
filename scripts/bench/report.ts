import { availableParallelism, loadavg } from 'node:os'

import type { timeInteractions } from './interactions.ts'
import type { Throttling, Visit } from './lighthouse.ts'
import type { measureOffers } from './offers.ts'

/** The medians of one page, for each throttling: of the baseline, the site, and the other build if there is one. */
export type PageResult = { path: string } & Record<Throttling, Visit[]>

interface Results {
  pages: PageResult[]
  interactions: Awaited<ReturnType<typeof timeInteractions>>
  offers: Awaited<ReturnType<typeof measureOffers>>
  /** Duration of the build. */
  seconds: number
}

type Value = [value: number | undefined, path?: string]

const loadBefore = loadavg()[0]?.toFixed(1)

export function conditionsOf(browserVersion: string, runs: number): string {
  const date = new Date().toISOString().slice(0, 10)
  return `Measured on ${date} with Chromium ${browserVersion} on ${availableParallelism()} cores, at a load of ${loadBefore} before the start. Medians of ${runs} visits with Lighthouse's phone, compressed with brotli, over HTTP/1.1. The baseline is a plain page with the same text, visited in turn.`
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns the time of the largest paint, as a multiple of that of the baseline. */
const lcpRatio = (visits: Visit[] = [], index = 1) =>
  (visits[index]?.lcp ?? Number.NaN) / (visits[0]?.lcp ?? Number.NaN)

/** @param other the build that the site is compared with, if there is one */
export function pageTable(pages: PageResult[], other = ''): string {
  const lcpOf = (visits: Visit[], index: number) =>
    `${visits[index]?.lcp.toFixed(0)} (${lcpRatio(visits, index).toFixed(2)}×)`
  const rows = pages.flatMap(({ path, simulate, devtools }) =>
    simulate.slice(1).map((visit, build) => {
      const real = devtools[build + 1] ?? visit
      return [
        build === 0 ? path : `${path}, ${other}`,
        [visit.performance, visit.accessibility, visit['best-practices'], visit.seo].join(' '),
        ...[lcpOf(simulate, build + 1), lcpOf(devtools, build + 1)],
        ...[visit.tbt.toFixed(0), real.tbt.toFixed(0)],
        Math.max(visit.cls, real.cls).toFixed(3),
        visit.kib.toFixed(1),
      ]
    }),
  )
  return table(['page', 'scores', 'LCP', 'real LCP', 'TBT', 'real TBT', 'CLS', 'KiB'], rows)
}

function targets({ pages, interactions, offers, seconds }: Results): string[][] {
  const simulated = pages.map(({ path, simulate }) => ({ path, visit: simulate[1] }))
  const all = [...simulated, ...pages.map(({ path, devtools }) => ({ path, visit: devtools[1] }))]
  const home = pages.find(({ path }) => path === '/en')
  const site = home?.simulate[1]
  const each = (list: typeof all, figure: keyof Visit) =>
    list.map(({ path, visit }): Value => [visit?.[figure], path])
  const growthOf = (figure: 'bytes' | 'firstCard'): Value[] => {
    const values = offers.map((list) => list[figure])
    return [[Math.max(...values) / Math.min(...values)]]
  }
  const rows: [what: string, limit: '≤' | '≥', target: number, values: Value[]][] = [
    ['performance, every page', '≥', 99, each(simulated, 'performance')],
    ['accessibility, every page', '≥', 100, each(simulated, 'accessibility')],
    ['best practices, every page', '≥', 100, each(simulated, 'best-practices')],
    ['SEO, every page', '≥', 100, each(simulated, 'seo')],
    ['LCP of the home page, simulated, × baseline', '≤', 1.65, [[lcpRatio(home?.simulate)]]],
    ['LCP of the home page, real throttling, × baseline', '≤', 1.3, [[lcpRatio(home?.devtools)]]],
    ['KiB of the home page until idle', '≤', 180, [[site?.kib]]],
    ['KiB of every page until idle', '≤', 215, each(all, 'kib')],
    ['KiB of fonts of the home page', '≤', 25, [[site?.fonts]]],
    ['total blocking time of every page in ms', '≤', 100, each(all, 'tbt')],
    ['layout shift of every page', '≤', 0.01, each(all, 'cls')],
    ['slowest interaction in ms', '≤', 200, Object.values(interactions).map((time) => [time])],
    ['bytes of the list of offers, growth from 24 to 1 000 rows', '≤', 1.3, growthOf('bytes')],
    ['time to its first card, growth from 24 to 1 000 rows', '≤', 1.3, growthOf('firstCard')],
    ['seconds of the build', '≤', 60, [[seconds]]],
  ]
  return rows.map(([what, limit, target, values]) => {
    const direction = limit === '≤' ? -1 : 1
    const [[value = Number.NaN, path = ''] = []] = values.toSorted(([a = 0], [b = 0]) => direction * (a - b))
    const isMet = direction * (value - target) >= 0
    const result = isMet ? 'met' : `missed ${path}`.trimEnd()
    return [what, `${limit} ${target}`, `${Math.round(value * 1000) / 1000}`, result]
  })
}

/** Returns the content of `docs/measurements.md`. */
export function report(results: Results, conditions: string): string {
  const times = Object.entries(results.interactions).map(([name, time]) => `${name} ${time}`)
  return `# Measurements

Written by \`npm run bench\`, which also prints the figures of each page. ${conditions}

## Targets

${table(['what', 'target', 'reached', ''], targets(results))}

Interactions in ms, on a processor slowed down four times: ${times.join(', ')}.
`
}

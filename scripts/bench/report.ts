import { availableParallelism, loadavg } from 'node:os'
import { relative } from 'node:path'

import type { Interaction } from './interactions.ts'
import type { Throttling, Visit } from './lighthouse.ts'
import type { OfferList } from './offers.ts'

/** The medians of one page, for each throttling: of the baseline, of the site, and of the build to compare with. */
export type PageResult = { path: string } & Record<Throttling, Visit[]>

interface Results {
  results: PageResult[]
  interactions: Interaction[]
  offers: OfferList[]
  /** Duration of the build, if the benchmark built the site. */
  seconds: number | undefined
}

const loadBefore = loadavg()[0]?.toFixed(1)

export function conditionsOf(browserVersion: string, runs: number): string {
  const date = new Date().toISOString().slice(0, 10)
  return `Measured on ${date} with Chromium ${browserVersion} on ${availableParallelism()} cores, at a load of ${loadBefore} before the start. Medians of ${runs} visits with the phone that Lighthouse emulates, compressed with brotli, over HTTP/1.1. The baseline is a hand-written page with the same text, visited in turn.`
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param folders the built sites, in the order of the results */
export function pageTable(results: PageResult[], folders: string[]): string {
  const names = [
    'baseline',
    ...(folders.length > 1 ? folders.map((folder) => relative('', folder)) : ['site']),
  ]
  const timesOf = ({ fcp, lcp, tbt }: Visit, [baseline]: Visit[]) => [
    fcp.toFixed(0),
    `${lcp.toFixed(0)} (${(lcp / (baseline?.lcp ?? Number.NaN)).toFixed(2)} ×)`,
    tbt.toFixed(0),
  ]
  const rowOf = (
    path: string,
    name: string,
    visit: Visit,
    real: Visit,
    { simulate, devtools }: PageResult,
  ) => [
    path,
    name,
    [visit.performance, visit.accessibility, visit['best-practices'], visit.seo].join(' '),
    ...timesOf(visit, simulate),
    ...timesOf(real, devtools),
    Math.max(visit.cls, real.cls).toFixed(3),
    ...[visit.kib, visit.scripts, visit.fonts].map((size) => size.toFixed(1)),
  ]
  const rows = results.flatMap((result) =>
    result.simulate.map((visit, index) =>
      rowOf(result.path, names[index] ?? '', visit, result.devtools[index] ?? visit, result),
    ),
  )
  const times = ['simulated', 'real'].flatMap((way) =>
    ['FCP', 'LCP', 'TBT'].map((name) => `${name} ms, ${way}`),
  )
  return table(['page', '', 'scores', ...times, 'CLS', 'KiB', 'scripts', 'fonts'], rows)
}

function targets({ results, interactions, offers, seconds }: Results): string[][] {
  const sites = (way: Throttling) => results.flatMap((result) => result[way].slice(1, 2))
  const all = [...sites('simulate'), ...sites('devtools')]
  const home = results.find(({ path }) => path === '/en')
  const lcpRatio = ([baseline, site]: Visit[] = []) =>
    (site?.lcp ?? Number.NaN) / (baseline?.lcp ?? Number.NaN)
  const lowest = (figure: keyof Visit) => Math.min(...sites('simulate').map((visit) => visit[figure]))
  const largest = (figure: keyof Visit) => Math.max(...all.map((visit) => visit[figure]))
  const growth = (figure: 'bytes' | 'firstCard') => {
    const values = offers.map((list) => list[figure])
    return Math.max(...values) / Math.min(...values)
  }
  const rows: (readonly [what: string, limit: '≤' | '≥', target: number, value: number])[] = [
    ['performance, every page', '≥', 99, lowest('performance')],
    ['accessibility, every page', '≥', 100, lowest('accessibility')],
    ['best practices, every page', '≥', 100, lowest('best-practices')],
    ['SEO, every page', '≥', 100, lowest('seo')],
    ['LCP of the home page, simulated, × baseline', '≤', 1.65, lcpRatio(home?.simulate)],
    ['LCP of the home page, real throttling, × baseline', '≤', 1.3, lcpRatio(home?.devtools)],
    ['KiB of the home page until idle', '≤', 180, home?.simulate[1]?.kib ?? Number.NaN],
    ['KiB of every page until idle', '≤', 215, largest('kib')],
    ['KiB of fonts of the home page', '≤', 25, home?.simulate[1]?.fonts ?? Number.NaN],
    ['total blocking time of every page in ms', '≤', 100, largest('tbt')],
    ['layout shift of every page', '≤', 0.01, largest('cls')],
    ['slowest interaction in ms', '≤', 200, Math.max(...interactions.map(({ median }) => median))],
    ['bytes of the list of offers, growth from 10 to 1 000 rows', '≤', 1.3, growth('bytes')],
    ['time to its first card, growth from 10 to 1 000 rows', '≤', 1.3, growth('firstCard')],
    ...(seconds === undefined ? [] : [['seconds of the build', '≤', 60, seconds] as const]),
  ]
  return rows.map(([what, limit, target, value]) => {
    const isMet = limit === '≤' ? value <= target : value >= target
    return [what, `${limit} ${target}`, `${Math.round(value * 1000) / 1000}`, isMet ? 'met' : 'missed']
  })
}

/** Returns the content of `docs/measurements.md`. */
export function report(results: Results, conditions: string): string {
  const interactions = results.interactions.map(({ name, median, worst }) => [name, `${median}`, `${worst}`])
  const offers = results.offers.map(({ rows, bytes, firstCard }) => [
    `${rows}`,
    `${bytes}`,
    firstCard.toFixed(0),
  ])
  return `# Measurements

Written by \`npm run bench\`. ${conditions}

## Targets

${table(['what', 'target', 'reached', ''], targets(results))}

## Pages

Each English page, one case study, one offer, and the home page in the other languages. Scores: performance, accessibility, best practices, SEO.

${pageTable(results.results, ['site'])}

## Interactions

From the input to the next paint, with the size of a phone and a processor that is slowed down four times.

${table(['interaction', 'median ms', 'worst ms'], interactions)}

## List of offers

${table(['active offers', 'bytes from the database', 'ms from the click to the first card'], offers)}
`
}

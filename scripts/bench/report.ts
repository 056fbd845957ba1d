import { availableParallelism, loadavg } from 'node:os'
import { relative } from 'node:path'

import type { Interaction } from './interactions.ts'
import type { Throttling, Visit } from './lighthouse.ts'
import type { OfferList } from './offers.ts'

/** The medians of one page for each kind of throttling: of the baseline, of the build, and of the build to compare. */
export type PageResult = { path: string } & Record<Throttling, Visit[]>

export interface Results {
  results: PageResult[]
  interactions: Interaction[]
  offers: OfferList[]
  /** Undefined if the site was not built by the benchmark. */
  build: { seconds: number; pages: number } | undefined
}

const [loadBefore = 0] = loadavg()

/** Says when and where the figures were measured. Other processes make the times longer, so the load is one of them. */
export function conditionsOf(browserVersion: string, runs: number): string {
  const date = new Date().toISOString().slice(0, 10)
  return `Measured on ${date} with Chromium ${browserVersion} on ${availableParallelism()} cores, at a load of ${loadBefore.toFixed(1)} before the start. The figures are medians of ${runs} visits with the phone that Lighthouse emulates, compressed with brotli over HTTP/1.1. The baseline is a hand-written page with the text of the page, visited in turn with it.`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const ratio = (value: number, base: number) => (value / base).toFixed(2)

/** @param folders the built sites, in the order of the results */
export function pageTable(results: readonly PageResult[], folders: readonly string[]): string {
  const names = [
    'baseline',
    ...(folders.length > 1 ? folders.map((folder) => relative('', folder)) : ['site']),
  ]
  const timesOf = (all: readonly Visit[], { fcp, lcp, tbt }: Visit) => [
    fcp.toFixed(0),
    `${lcp.toFixed(0)} (${ratio(lcp, all[0]?.lcp ?? Number.NaN)} ×)`,
    tbt.toFixed(0),
  ]
  const rows = results.flatMap(({ path, simulate, devtools }) =>
    simulate.flatMap((visit, index) => {
      const real = devtools[index]
      if (!real) return []
      return [
        [
          path,
          names[index] ?? '',
          Object.values(visit.scores).join(' '),
          ...timesOf(simulate, visit),
          ...timesOf(devtools, real),
          Math.max(visit.cls, real.cls).toFixed(3),
          visit.kib.toFixed(1),
          visit.scriptKib.toFixed(1),
          visit.faults.join(', '),
        ],
      ]
    }),
  )
  const times = (way: string) => ['FCP', 'LCP', 'TBT'].map((name) => `${name} ${way}, ms`)
  return table(
    ['page', '', 'scores', ...times('simulated'), ...times('real'), 'CLS', 'KiB', 'scripts', 'failed audits'],
    rows,
  )
}

function targetRows({ results, interactions, offers, build }: Results): string[][] {
  const siteOf = (visits: readonly Visit[]) => visits.slice(1, 2)
  const simulated = results.flatMap(({ simulate }) => siteOf(simulate))
  const all = [...simulated, ...results.flatMap(({ devtools }) => siteOf(devtools))]
  const home = results.find(({ path }) => path === '/en')
  const lcpRatio = ([base, site]: readonly Visit[] = []) =>
    (site?.lcp ?? Number.NaN) / (base?.lcp ?? Number.NaN)
  const growth = (pick: (list: OfferList) => number) =>
    Math.max(...offers.map(pick)) / Math.min(...offers.map(pick))
  const atLeast = (what: string, least: number, value: number) => [
    what,
    `≥ ${least}`,
    String(value),
    value >= least ? 'met' : 'missed',
  ]
  const atMost = (what: string, most: number, value: number, unit = '', digits = 0) => [
    what,
    `≤ ${most}${unit}`,
    value.toFixed(digits) + unit,
    value <= most ? 'met' : 'missed',
  ]
  const score = (id: string) => Math.min(...simulated.map(({ scores }) => scores[id] ?? 0))
  const largest = (pick: (visit: Visit) => number) => Math.max(...all.map(pick))
  return [
    atLeast('Lighthouse performance, every page', 99, score('performance')),
    ...['accessibility', 'best-practices', 'seo'].map((id) =>
      atLeast(`Lighthouse ${id}, every page`, 100, score(id)),
    ),
    atMost('LCP of the home page to the baseline, simulated', 1.65, lcpRatio(home?.simulate), ' ×', 2),
    atMost('LCP of the home page to the baseline, real throttling', 1.3, lcpRatio(home?.devtools), ' ×', 2),
    atMost('home page until idle', 180, home?.simulate[1]?.kib ?? Number.NaN, ' KiB', 1),
    atMost(
      'every page until idle',
      215,
      largest(({ kib }) => kib),
      ' KiB',
      1,
    ),
    atMost('fonts of the home page', 25, home?.simulate[1]?.fontKib ?? Number.NaN, ' KiB', 1),
    atMost(
      'total blocking time, every page, both ways',
      100,
      largest(({ tbt }) => tbt),
      ' ms',
    ),
    atMost(
      'layout shift, every page',
      0.01,
      largest(({ cls }) => cls),
      '',
      3,
    ),
    atMost('slowest interaction', 200, Math.max(...interactions.map(({ median }) => median)), ' ms'),
    atMost(
      'bytes of the list of offers, 1 000 rows to 10',
      1.3,
      growth(({ bytes }) => bytes),
      ' ×',
      2,
    ),
    atMost(
      'time to its first card, 1 000 rows to 10',
      1.3,
      growth(({ firstCard }) => firstCard),
      ' ×',
      2,
    ),
    ...(build
      ? [atMost(`build of 100 pages (${build.pages} built)`, 60, (build.seconds / build.pages) * 100, ' s')]
      : []),
  ]
}

/** Returns the content of `docs/measurements.md`. */
export function report(results: Results, conditions: string): string {
  return `# Measurements

Written by \`npm run bench\`. ${conditions}

## Targets

${table(['what', 'target', 'reached', ''], targetRows(results))}

## Pages

Each English page, one case study, one offer, and the home page in the other languages. Scores: performance, accessibility, best practices, SEO.

${pageTable(results.results, ['site'])}

## Interactions

From the input to the next paint, with the size of a phone and a processor that is slowed down four times.

${table(
  ['interaction', 'median ms', 'worst ms'],
  results.interactions.map(({ name, median, worst }) => [name, String(median), String(worst)]),
)}

## List of offers

${table(
  ['active offers', 'bytes from the database', 'ms from the click to the first card'],
  results.offers.map(({ rows, bytes, firstCard }) =>
    [rows, bytes, firstCard].map((figure) => figure.toFixed(0)),
  ),
)}
`
}

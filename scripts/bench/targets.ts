import { growthOfMemory, growthOfTime } from './build-growth.ts'
import { growthOfList } from './list-sections.ts'
import type { Results } from './measure.ts'
import { kibOf, table } from './table.ts'

interface Target {
  what: string
  target: string
  reached: string
  isMet: boolean
}

export function targetTable(results: Results): string {
  return table(
    ['what', 'target', 'reached', ''],
    targets(results).map(({ what, target, reached, isMet }) => [
      what,
      target,
      reached,
      isMet ? 'met' : 'missed',
    ]),
  )
}

function targets(results: Results): Target[] {
  const { home, baseline, pages, interactions, caseStudies, builds, demoBuild } = results
  const all = [home.simulate, ...Object.values(pages)]
  const lowest = (category: keyof (typeof home.simulate)['scores']) =>
    Math.min(...all.map(({ scores }) => scores[category]))
  const atLeast = (what: string, least: number, reached: number): Target => {
    return { what, target: `≥ ${least}`, reached: String(reached), isMet: reached >= least }
  }
  const atMost = (what: string, most: number, reached: number, digits = 0, unit = ''): Target => {
    return {
      what,
      target: `≤ ${most}${unit}`,
      reached: `${reached.toFixed(digits)}${unit}`,
      isMet: reached <= most,
    }
  }
  const kib = (kind?: string) => Number(kibOf(home.simulate.transfers, kind))
  const largest = (kind?: string) => Math.max(...all.map(({ transfers }) => Number(kibOf(transfers, kind))))
  return [
    atLeast('Lighthouse performance, lowest of all pages', 99, lowest('performance')),
    atLeast('Lighthouse accessibility, lowest of all pages', 100, lowest('accessibility')),
    atLeast('Lighthouse best practices, lowest of all pages', 100, lowest('best-practices')),
    atLeast('Lighthouse SEO, lowest of all pages', 100, lowest('seo')),
    atMost(
      'LCP of the home page compared with the baseline, simulated throttling',
      1.5,
      home.simulate.lcp / baseline.simulate.lcp,
      2,
      ' ×',
    ),
    atMost(
      'LCP of the home page compared with the baseline, real throttling',
      1.15,
      home.devtools.lcp / baseline.devtools.lcp,
      2,
      ' ×',
    ),
    atMost('document of the home page with its headers', 14.3, kib('Document'), 1, ' KiB'),
    atMost('home page until it is idle, all transfers', 155, kib(), 1, ' KiB'),
    atMost('home page until it is idle, scripts', 122, kib('Script'), 1, ' KiB'),
    atMost('largest page until it is idle, all transfers', 185, largest(), 1, ' KiB'),
    atMost('largest page until it is idle, scripts', 145, largest('Script'), 1, ' KiB'),
    atMost('home page until it is idle, fonts', 25, kib('Font'), 1, ' KiB'),
    atMost('total blocking time of the home page, simulated throttling', 50, home.simulate.tbt, 0, ' ms'),
    atMost('total blocking time of the home page, real throttling', 50, home.devtools.tbt, 0, ' ms'),
    atMost('total blocking time, largest of all pages', 50, Math.max(...all.map(({ tbt }) => tbt)), 0, ' ms'),
    atMost('layout shift, largest of all pages', 0.005, Math.max(...all.map(({ cls }) => cls)), 3),
    atMost(
      'median of the slowest interaction',
      100,
      Math.max(...interactions.map(({ median }) => median)),
      0,
      ' ms',
    ),
    atMost(
      'bytes of a list of 1 000 case studies compared with 10',
      1.3,
      growthOfList(caseStudies, ({ bytes }) => bytes),
      2,
      ' ×',
    ),
    atMost(
      'time to the first card of a list of 1 000 case studies compared with 10',
      1.3,
      growthOfList(caseStudies, ({ firstCard }) => firstCard),
      2,
      ' ×',
    ),
    atMost(
      'heap of a page with a list of 1 000 case studies compared with 10',
      1.3,
      growthOfList(caseStudies, ({ heap }) => heap),
      2,
      ' ×',
    ),
    ...(demoBuild
      ? [atMost(`build of ${demoBuild.pages} pages with the demo content`, 60, demoBuild.seconds, 1, ' s')]
      : []),
    ...builds.map(({ pages, seconds }) =>
      atMost(`build of ${pages} pages`, (60 * pages) / 100, seconds, 1, ' s'),
    ),
    atMost(
      'time of a further page in the largest builds compared with the smaller builds',
      1.3,
      growthOfTime(builds),
      2,
      ' ×',
    ),
    atMost(
      'peak memory of the largest build compared with the smallest build',
      1.5,
      growthOfMemory(builds),
      2,
      ' ×',
    ),
  ]
}

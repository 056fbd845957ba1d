import type { PageFigures, Throttling } from './lighthouse.ts'
import { kibOf, table } from './table.ts'

type NamedFigures = [name: string, figures: PageFigures]

/** Returns a Markdown table with the figures of a page and of its baseline, for each kind of throttling. */
export function baselineTable(
  name: string,
  page: Record<Throttling, PageFigures>,
  baseline: Record<Throttling, PageFigures>,
): string {
  return table(
    ['page', 'throttling', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KiB'],
    (['simulate', 'devtools'] as const).flatMap((throttling) =>
      Object.entries({ [name]: page[throttling], baseline: baseline[throttling] }).map(
        ([measured, { fcp, lcp, tbt, cls, transfers }]) => [
          measured,
          throttling === 'simulate' ? 'simulated' : 'real',
          ...[fcp, lcp, tbt].map((time) => time.toFixed(0)),
          cls.toFixed(3),
          kibOf(transfers),
        ],
      ),
    ),
  )
}

const kinds = ['Document', 'Script', 'Font', 'Image', 'Fetch']

export function pageTable(pages: readonly NamedFigures[]): string {
  return table(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
      'KiB',
      ...kinds,
      'failed audits',
    ],
    pages.map(([path, { scores, lcp, tbt, cls, transfers, faults }]) => [
      path,
      ...Object.values(scores).map((score) => score.toFixed(0)),
      lcp.toFixed(0),
      tbt.toFixed(0),
      cls.toFixed(3),
      kibOf(transfers),
      ...kinds.map((kind) => kibOf(transfers, kind)),
      faults.join(', '),
    ]),
  )
}

/** Returns `home-page` for `/assets/home-page-BF6BsY09.js`. */
const chunkName = (path: string) => path.replace(/^\/assets\/(.+)-.{8}\.js$/, '$1')

export function scriptTable(pages: readonly NamedFigures[]): string {
  return table(
    ['page', 'chunks'],
    pages.map(([path, { transfers }]) => [
      path,
      transfers
        .filter(({ kind }) => kind === 'Script')
        .map((script) => chunkName(script.path))
        .join(', '),
    ]),
  )
}

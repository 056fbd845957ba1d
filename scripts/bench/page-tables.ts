import type { PageFigures } from './lighthouse.ts'
import type { Results } from './measure.ts'
import { kibOf, table } from './table.ts'

const allPages = ({ home, pages }: Results): [path: string, figures: PageFigures][] => [
  ['/en', home.simulate],
  ...Object.entries(pages),
]

const kinds = ['Document', 'Script', 'Font', 'Image', 'Fetch']

export function pageTable(results: Results): string {
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
    allPages(results).map(([path, { scores, lcp, tbt, cls, transfers, faults }]) => [
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

export function scriptTable(results: Results): string {
  return table(
    ['page', 'chunks'],
    allPages(results).map(([path, { transfers }]) => [
      path,
      transfers
        .filter(({ kind }) => kind === 'Script')
        .map((script) => chunkName(script.path))
        .join(', '),
    ]),
  )
}

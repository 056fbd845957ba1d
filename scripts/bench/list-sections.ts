import type { OfferFigures } from './offer-rows.ts'
import type { ListFigures } from './open-list.ts'
import { mebibytes, table } from './table.ts'

/** Returns the figure of the list with 1 000 rows divided by that of the list with 10 rows. */
export function growthOfList<Figures extends ListFigures>(
  figures: readonly Figures[],
  pick: (list: Figures) => number,
): number {
  const at = (size: number) => figures.filter(({ rows }) => rows === size).map(pick)[0] ?? Number.NaN
  return at(1000) / at(10)
}

const growthLine = (figures: readonly ListFigures[]) => {
  const growth = (pick: (list: ListFigures) => number) => `${growthOfList(figures, pick).toFixed(2)} ×`
  return `1 000 rows compared with 10 rows: bytes ${growth(({ bytes }) => bytes)}, time to the first card ${growth(({ firstCard }) => firstCard)}, heap ${growth(({ heap }) => heap)} (target: at most 1.3 ×, D38).`
}

const HEAP = 'The heap is that of JavaScript in the page with the list, after a garbage collection.'

/**
 * Returns the section "List of case studies" of `docs/measurements.md`, as Markdown.
 * @param conditions when and where the figures were measured
 */
export function caseStudySection(figures: ListFigures[], conditions: string): string {
  return `## List of case studies

${conditions} ${HEAP}

${table(
  ['published English rows', 'bytes from the backend', 'ms from the click to the first card', 'heap in MiB'],
  figures.map(({ rows, bytes, firstCard, heap }) => [
    String(rows),
    bytes.toFixed(0),
    firstCard.toFixed(0),
    mebibytes(heap),
  ]),
)}

${growthLine(figures)}
`
}

/**
 * Returns the section "List of offers" of `docs/measurements.md`, as Markdown.
 * @param conditions when and where the figures were measured
 */
export function offerSection(figures: OfferFigures[], conditions: string): string {
  return `## List of offers

${conditions} ${HEAP} The search has two words. The longest task is that of the page while the query is typed, on a phone's screen with a processor four times slower; 0 means below 50 ms.

${table(
  [
    'active offers',
    'bytes from the backend',
    'ms from the click to the first card',
    'heap in MiB',
    'ms of a search',
    'longest task in ms',
  ],
  figures.map(({ rows, bytes, firstCard, heap, search, longestTask }) => [
    String(rows),
    bytes.toFixed(0),
    firstCard.toFixed(0),
    mebibytes(heap),
    search.toFixed(0),
    longestTask.toFixed(0),
  ]),
)}

${growthLine(figures)}
`
}

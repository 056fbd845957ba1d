import type { OfferFigures } from './offer-rows.ts'
import { table } from './table.ts'

export function offerSection(figures: OfferFigures[], loadBefore: number): string {
  const growth = (pick: (one: OfferFigures) => number) => {
    const at = (rows: number) => figures.filter((one) => one.rows === rows).map(pick)[0] ?? Number.NaN
    return `${(at(1000) / at(10)).toFixed(2)} ×`
  }
  const today = new Date().toISOString().slice(0, 10)
  return `## List of offers

Measured on ${today}, at a load average of ${loadBefore.toFixed(1)}. The search has two words. The longest task is that of the page while the query is typed, on a phone's screen with a processor four times slower; 0 means below 50 ms.

${table(
  [
    'active offers',
    'bytes from the backend',
    'ms from the click to the first card',
    'ms of a search',
    'longest task in ms',
  ],
  figures.map(({ rows, bytes, firstCard, search, longestTask }) =>
    [rows, bytes, firstCard, search, longestTask].map((figure) => figure.toFixed(0)),
  ),
)}

1 000 offers to 10 offers: bytes ${growth(({ bytes }) => bytes)}, time to the first card ${growth(({ firstCard }) => firstCard)} (target: at most 1.3 ×, D38).
`
}

import { availableParallelism, totalmem } from 'node:os'

import type { Results } from './measure.ts'
import { pageTable, scriptTable } from './page-tables.ts'
import { kibOf, table } from './table.ts'
import { targetTable } from './targets.ts'

/** Returns the text of `docs/measurements.md`. */
export function report(results: Results): string {
  const { home, baseline, interactions, lists, runs, browser, load } = results
  const memory = Math.round(totalmem() / 1024 ** 3)
  const today = new Date().toISOString().slice(0, 10)
  return `# Measurements

Written by \`npm run bench\` on ${today}: Node ${process.versions.node}, Chromium ${browser}, ${availableParallelism()} cores, ${memory} GiB of memory, a load of ${load.toFixed(1)} from other work at the beginning.
The built site is served with its own headers, in brotli, over HTTP/1.1; Lighthouse is the phone of its defaults.
Medians of ${runs.home} runs for the home page, its baseline and the interactions, of ${runs.others} for other pages.

## Targets

${targetTable(results)}

## Home page and baseline

The baseline is a hand-written static page of the same text, measured in the same run.

${table(
  ['page', 'throttling', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KiB'],
  (['simulate', 'devtools'] as const).flatMap((throttling) =>
    Object.entries({ 'home page': home[throttling], baseline: baseline[throttling] }).map(
      ([name, { fcp, lcp, tbt, cls, transfers }]) => [
        name,
        throttling === 'simulate' ? 'simulated' : 'real',
        ...[fcp, lcp, tbt].map((time) => time.toFixed(0)),
        cls.toFixed(3),
        kibOf(transfers),
      ],
    ),
  ),
)}

## Pages

${pageTable(results)}

## Scripts of each page

${scriptTable(results)}

## Interactions

From the input to the next paint, on a phone's screen with a processor four times slower.

${table(
  ['interaction', 'median ms', 'worst ms'],
  interactions.map(({ name, median, worst }) => [name, String(median), String(worst)]),
)}

## List of case studies

${table(
  ['rows', 'bytes from the backend', 'first card after ms'],
  lists.map(({ rows, bytes, firstCard }) => [String(rows), String(bytes), firstCard.toFixed(0)]),
)}
`
}

import { availableParallelism, totalmem } from 'node:os'

import { adminSection } from './admin-section.ts'
import type { Results } from './measure.ts'
import { offerSection } from './offer-section.ts'
import { pageTable, scriptTable } from './page-tables.ts'
import { kibOf, table } from './table.ts'
import { targetTable } from './targets.ts'

export function report(results: Results): string {
  const { home, baseline, interactions, lists, offers, admin, runs, browserVersion, loadBefore } = results
  const memory = Math.round(totalmem() / 1024 ** 3)
  const today = new Date().toISOString().slice(0, 10)
  return `# Measurements

Written by \`npm run bench\` on ${today}: Node ${process.versions.node}, Chromium ${browserVersion}, ${availableParallelism()} cores, ${memory} GiB of memory. The load average of the machine before the benchmark was ${loadBefore.toFixed(1)}.
The built site is served with its own headers, compressed with brotli, over HTTP/1.1. Lighthouse emulates its default phone.
The figures are medians: of ${runs.home} runs for the home page, the baseline, the interactions and the list, and of ${runs.others} runs for the other pages.

## Targets

${targetTable(results)}

## Home page and baseline

The baseline is a static page with the text of the home page, but without scripts, web fonts and images. It is measured in the same run.

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

From the input to the next paint, in the viewport of a phone and with a processor that is slowed down four times.

${table(
  ['interaction', 'median ms', 'worst ms'],
  interactions.map(({ name, median, worst }) => [name, String(median), String(worst)]),
)}

## List of case studies

${table(
  ['published English rows', 'bytes from the backend', 'ms from the click to the first card'],
  lists.map(({ rows, bytes, firstCard }) => [String(rows), String(bytes), firstCard.toFixed(0)]),
)}

${offerSection(offers, loadBefore)}
${adminSection(admin, loadBefore)}`
}

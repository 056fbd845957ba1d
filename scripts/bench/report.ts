import { adminSection } from './admin-section.ts'
import { buildSection } from './build-section.ts'
import { caseStudySection, offerSection } from './list-sections.ts'
import type { Results } from './measure.ts'
import { baselineTable, pageTable, scriptTable } from './page-tables.ts'
import { table } from './table.ts'
import { targetTable } from './targets.ts'

/**
 * Returns the content of `docs/measurements.md`.
 * @param conditions when and where the figures were measured
 * @param minutes duration of the benchmark
 */
export function report(results: Results, conditions: string, minutes: number): string {
  const { home, baseline, pages, interactions, caseStudies, offers, admin, builds, demoBuild, runs } = results
  const allPages = Object.entries({ '/en': home.simulate, ...pages })
  return `# Measurements

Written by \`npm run bench\` in ${minutes.toFixed(0)} minutes. ${conditions}
The built site is served with its own headers, compressed with brotli, over HTTP/1.1. Lighthouse emulates its default phone.
The figures are medians: of ${runs.home} runs for the home page, the interactions and the lists, and of ${runs.others} runs for the baseline, the other pages, the searches and the admin area. Each build is measured once.

## Targets

${targetTable(results)}

## Home page and baseline

The baseline is a static page with the text of the home page, but without scripts, web fonts and images. It is measured in the same run.

${baselineTable('home page', home, baseline)}

## Pages

Each English page, one case study, one offer, and the home page in the other languages. The case studies have the same code and layout, and so have the offers.

${pageTable(allPages)}

## Scripts of each page

${scriptTable(allPages)}

## Interactions

From the input to the next paint, in the viewport of a phone and with a processor that is slowed down four times.

${table(
  ['interaction', 'median ms', 'worst ms'],
  interactions.map(({ name, median, worst }) => [name, String(median), String(worst)]),
)}

${buildSection(builds, demoBuild, conditions)}
${caseStudySection(caseStudies, conditions)}
${offerSection(offers, conditions)}
${adminSection(admin, conditions)}`
}

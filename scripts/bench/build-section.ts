import { growthOfMemory, growthOfTime, type SizedBuild } from './build-growth.ts'
import { mebibytes, table } from './table.ts'
import type { BuildFigures } from './time-build.ts'

/**
 * Returns the section "Build" of `docs/measurements.md`, as Markdown.
 * @param builds builds that fetch their content from a backend in another process
 * @param demoBuild the build with the demo content. Its process also contains the embedded backend.
 * @param conditions when and where the figures were measured
 */
export function buildSection(builds: SizedBuild[], demoBuild: BuildFigures | undefined, conditions: string) {
  const row = (content: string, { pages, seconds, processorSeconds, peakMemory }: BuildFigures) => [
    content,
    String(pages),
    seconds.toFixed(1),
    ((seconds / pages) * 100).toFixed(1),
    processorSeconds.toFixed(1),
    mebibytes(peakMemory),
  ]
  return `## Build

${conditions} The build with the demo content starts an embedded backend in its own process. The backend of the other builds runs in another process. Processor time and peak memory (the largest resident set size) are those of the process of the build.

${table(
  ['content', 'pages', 's', 's per 100 pages', 'processor s', 'peak memory in MiB'],
  [
    ...(demoBuild ? [row('demo content', demoBuild)] : []),
    ...builds.map((build) => row(`${build.studies} case studies`, build)),
  ],
)}

Time of a further page in the largest builds compared with the smaller builds: ${growthOfTime(builds).toFixed(2)} × (1 means linear growth; target: at most 1.3 ×). Peak memory of the largest build compared with the smallest build: ${growthOfMemory(builds).toFixed(2)} × (target: at most 1.5 ×).
`
}

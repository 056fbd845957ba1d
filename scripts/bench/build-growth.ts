import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { setNumberOfStudies } from './case-study-rows.ts'
import { buildSite, type BuildFigures } from './time-build.ts'

export interface SizedBuild extends BuildFigures {
  studies: number
}

/** Numbers of English case studies. Each has a page in four languages, so the builds have about 150, 500 and 2 000 pages. */
const SIZES = [10, 100, 475]

/** Builds the site with several numbers of case studies. */
export async function measureBuilds(url: string, scratch: string): Promise<SizedBuild[]> {
  const outDir = join(scratch, 'growing')
  const builds: SizedBuild[] = []
  for (const studies of SIZES) {
    await setNumberOfStudies(url, studies)
    builds.push({ studies, ...(await buildSite(outDir, url)) })
    await rm(outDir, { recursive: true })
  }
  return builds
}

/** Compares the peak memory of the largest build with the smallest build. */
export const growthOfMemory = (builds: readonly BuildFigures[]): number =>
  (builds.at(-1)?.peakMemory ?? Number.NaN) / (builds[0]?.peakMemory ?? Number.NaN)

/**
 * Compares the time of a further page in large builds with the time of a further page in small builds. The time that
 * each build needs for the scripts and styles cancels out. 1 means that the time grows linearly with the pages.
 * @param builds three builds with increasing numbers of pages
 */
export function growthOfTime([small, middle, large]: readonly BuildFigures[]): number {
  if (!small || !middle || !large) return Number.NaN
  const timePerPage = (from: BuildFigures, to: BuildFigures) =>
    (to.seconds - from.seconds) / (to.pages - from.pages)
  return timePerPage(middle, large) / timePerPage(small, middle)
}

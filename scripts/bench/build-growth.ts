import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { setNumberOfStudies } from './case-study-rows.ts'
import { buildSite, type BuildFigures } from './time-build.ts'

export interface SizedBuild extends BuildFigures {
  studies: number
}

/**
 * Numbers of published English case studies. Each of them has a page in four languages, so the builds have about 150,
 * 500 and 2 000 pages.
 */
const SIZES = [10, 100, 475]

/** Builds the site once with each number of case studies in `SIZES`. Measures each build. */
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

/** Returns the peak memory of the largest build divided by that of the smallest build. */
export const growthOfMemory = (builds: readonly BuildFigures[]): number =>
  (builds.at(-1)?.peakMemory ?? Number.NaN) / (builds[0]?.peakMemory ?? Number.NaN)

/**
 * Returns the time per additional page from the middle to the large build, divided by the time per additional page from
 * the small to the middle build. The time that each build needs for the scripts and styles cancels out. The result is 1
 * if the time grows linearly with the number of pages.
 * @param builds three builds with increasing numbers of pages
 */
export function growthOfTime([small, middle, large]: readonly BuildFigures[]): number {
  if (!small || !middle || !large) return Number.NaN
  const timePerPage = (from: BuildFigures, to: BuildFigures) =>
    (to.seconds - from.seconds) / (to.pages - from.pages)
  return timePerPage(middle, large) / timePerPage(small, middle)
}

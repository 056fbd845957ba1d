import type { Browser } from 'playwright'

import { openListRepeatedly, type ListFigures } from './open-list.ts'
import { tableRows } from './table-rows.ts'

/**
 * Returns a published English version of a case study. Its content has a usual length, so that the measured bytes show
 * whether the list loads the content.
 */
const study = (number: number) => ({
  slug: `study-${number}`,
  language: 'en',
  title: `Case study number ${number}`,
  excerpt: 'What a card shows of a study: two sentences of ordinary length. This is the second one.',
  content: `<p>${'Some words about what was built. '.repeat(150)}</p>`,
  category: 'Logistics',
  client_name: `Client ${number}`,
  published: true,
})

const SIZES = [10, 100, 1000]

/**
 * Adds studies to the demo content until the table contains at least `rows` published English versions. Deletes the
 * studies of earlier calls.
 */
export async function setNumberOfStudies(url: string, rows: number): Promise<void> {
  const versions = tableRows(url, 'case_studies')
  await versions.delete('slug=like.study-*')
  const present = await versions.count('select=slug&language=eq.en&published=eq.true')
  await versions.insert(Array.from({ length: Math.max(0, rows - present) }, (_, index) => study(index)))
}

/** Measures how the list of case studies opens with each number of published English versions in `SIZES`. */
export async function measureCaseStudies(
  browser: Browser,
  url: string,
  runs: number,
): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  for (const rows of SIZES) {
    await setNumberOfStudies(url, rows)
    figures.push({ rows, ...(await openListRepeatedly(browser, url, 'Case studies', runs)) })
  }
  return figures
}

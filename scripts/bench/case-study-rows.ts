import type { Browser } from 'playwright'

import { openListRepeatedly, type ListFigures } from './open-list.ts'
import { tableRows } from './table-rows.ts'

/**
 * Returns an English version. Its content has a usual length, so that the measured bytes show if the list loads the
 * content.
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

/** Deletes all case studies and inserts `rows` published English versions. */
export async function replaceStudies(url: string, rows: number): Promise<void> {
  const versions = tableRows(url, 'case_studies')
  await versions.delete('slug=not.is.null')
  await versions.insert(Array.from({ length: rows }, (_, index) => study(index)))
}

/** Measures the list at several sizes. Deletes the case studies that the table contained before. */
export async function measureCaseStudies(
  browser: Browser,
  url: string,
  runs: number,
): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  for (const rows of SIZES) {
    await replaceStudies(url, rows)
    figures.push({ rows, ...(await openListRepeatedly(browser, url, 'Case studies', runs)) })
  }
  return figures
}

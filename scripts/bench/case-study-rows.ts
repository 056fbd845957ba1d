import type { Browser } from 'playwright'

import { openList } from './open-list.ts'
import { median, repeat } from './statistics.ts'
import { tableRows } from './table-rows.ts'

export interface ListFigures {
  /** Number of published English versions in the table. */
  rows: number
  /** Total size of the responses with case studies, uncompressed. */
  bytes: number
  /** Milliseconds from the click on the link to the first card. */
  firstCard: number
}

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

/** Inserts studies until the table contains at least `rows` published English versions. */
export async function insertStudies(url: string, rows: number): Promise<void> {
  const versions = tableRows(url, 'case_studies')
  const present = await versions.count('select=slug&language=eq.en&published=eq.true')
  await versions.insert(
    Array.from({ length: Math.max(0, rows - present) }, (_, index) => study(present + index)),
  )
}

/** Opens the list `runs` times from the contact page. Returns medians. */
export async function timeList(browser: Browser, url: string, rows: number, runs: number) {
  const times = await repeat(runs, () => openList(browser, url, 'Case studies'))
  return {
    rows,
    bytes: median(times.map(({ bytes }) => bytes)),
    firstCard: median(times.map(({ firstCard }) => firstCard)),
  }
}

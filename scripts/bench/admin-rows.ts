import type { Browser, Page } from 'playwright'

import { longestTaskOf, observeTasksOnSlowProcessor } from './long-tasks.ts'
import { countBytes } from './open-list.ts'
import { median, repeat } from './statistics.ts'
import { tableRows } from './table-rows.ts'
import { timeFromClick } from './time-from-click.ts'

/**
 * The times of one step of an administrator, in milliseconds. `task` is the longest task of the page during the step,
 * or 0 if no task took 50 ms.
 */
interface Step {
  duration?: number
  task: number
}

export interface AdminFigures {
  studies: number
  /** Uncompressed bytes of the responses from `/rest/v1/` after the click on "Sign In", until the list is shown. */
  bytes: number
  /** The step from the click on the button "Sign In" until every row of the list of studies is shown. */
  signIn: Step
  /** The step in which a query is typed into the search box. It has no `duration`. */
  search: Step
  /** The step from the click on the link "Edit" of a study until the form of the study is shown. */
  open: Step
  /** The step from the click on the button "Update" until the empty form and the reloaded list are shown. */
  save: Step
}

const SIZES = [3, 300]
const LANGUAGES = ['en', 'sk', 'cz', 'de']
const CONTENT_LENGTH = 20_000
const QUERY = 'client 2 delivery'

const content = (text: string) => `<p>${text} `.padEnd(CONTENT_LENGTH, 'Some words about what was built. ')

const versions = (number: number) =>
  LANGUAGES.map((language) => ({
    slug: `study-${number}`,
    language,
    title: `Delivery routes that plan themselves, number ${number} ${language}`,
    excerpt: 'What a card shows of a study: two sentences of ordinary length. This is the second one.',
    content: content('First text.'),
    category: 'Logistics',
    client_name: `Client ${number}`,
    published: true,
  }))

/**
 * Inserts studies until the table contains `to` instead of `from` studies. Then changes the content of all versions, so
 * that the history has at least one row for each version.
 */
async function insertStudies(url: string, from: number, to: number): Promise<void> {
  const rows = tableRows(url, 'case_studies')
  await rows.insert(Array.from({ length: to - from }, (_, index) => versions(from + index)).flat())
  for (const language of LANGUAGES)
    await rows.update(`language=eq.${language}`, { content: content(`${to}`) })
}

/**
 * Measures how an administrator signs in, searches, opens a study and saves it, with few and with many studies. Deletes
 * the studies and the history that the tables contained before.
 */
export async function measureAdmin(browser: Browser, url: string, runs: number): Promise<AdminFigures[]> {
  await tableRows(url, 'case_studies').delete('slug=not.is.null')
  await tableRows(url, 'case_study_history').delete('id=gt.0')
  const figures: AdminFigures[] = []
  let present = 0
  for (const studies of SIZES) {
    await insertStudies(url, present, studies)
    present = studies
    const visits = await repeat(runs, () => visitAdmin(browser, url, studies))
    const middle = (pick: (visit: (typeof visits)[number]) => number) => median(visits.map(pick))
    figures.push({
      studies,
      bytes: middle(({ bytes }) => bytes),
      signIn: {
        duration: middle(({ signIn }) => signIn.duration),
        task: middle(({ signIn }) => signIn.task),
      },
      search: { task: middle(({ search }) => search.task) },
      open: { duration: middle(({ open }) => open.duration), task: middle(({ open }) => open.task) },
      save: { duration: middle(({ save }) => save.duration), task: middle(({ save }) => save.task) },
    })
  }
  return figures
}

async function visitAdmin(browser: Browser, url: string, studies: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/tb_admin`)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('local-admin-password')
  await observeTasksOnSlowProcessor(page)

  const bytesLoaded = countBytes(page)
  const signIn = await timeClick(page, 'Sign In', `li:nth-child(${studies}) > [data-study]`)
  const bytes = await bytesLoaded()

  const search = page.getByRole('searchbox')
  await search.pressSequentially(QUERY, { delay: 80 })
  const searched = { task: await longestTaskOf(page) }
  await search.fill('')
  await longestTaskOf(page)

  const row = '[data-study="study-1"]'
  const open = await timeClick(
    page,
    /^Edit: .* number 1 en$/,
    `main:has(${row} [aria-current]) [name="en.title"]`,
  )
  await page.locator('[name="en.excerpt"]').fill(`Another excerpt, ${Date.now()}`)
  await longestTaskOf(page)
  const save = await timeClick(
    page,
    /^Update/,
    'main:has([data-study]):not(:has([data-study] [aria-current]))',
  )
  await page.context().close()
  return { bytes, signIn, search: searched, open, save }
}

/**
 * Clicks the button or link with a name. Returns the milliseconds from the click until an element matches the selector,
 * and the longest task of the page since the last call of `longestTaskOf`.
 */
async function timeClick(page: Page, name: string | RegExp, selector: string) {
  const shown = page.evaluate(timeFromClick, selector)
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click()
  const duration = await shown
  return { duration, task: await longestTaskOf(page) }
}

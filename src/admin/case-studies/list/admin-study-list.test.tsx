import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'
import { renderRoutes } from '@/lib/testing/render'

import { listedVersion as version } from '../testing/stored-version'
import { AdminStudyList } from './admin-study-list'
import { groupBySlug } from './listed-studies'

async function showList(versions: ListedVersion[], url = '/', openSlug?: string) {
  const list = (
    <AdminStudyList studies={groupBySlug(versions)} openSlug={openSlug} onDelete={() => undefined} />
  )
  const router = await renderRoutes('en', [{ path: '*', element: list }], { initialEntries: [url] })
  return { shownUrl: () => router.state.location.pathname + router.state.location.search }
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const filterLinks = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
const filterNames = () => filterLinks().map(({ textContent }) => textContent)
const filterLink = (name: string) => screen.getByRole('link', { name })

const draftAndPublished = [
  ...languages.map((language) => version('tb-duos', language)),
  version('tb-ostrevia', 'en', { published: false }),
]

test('the list shows the Slovak message of the specification if there are no studies', async () => {
  await showList([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
})

test('a row names the state of each language and of the study', async () => {
  const marked = { source_digest: 'before', unread: true }
  await showList([
    version('tb-duos', 'en', { published: false }),
    version('tb-duos', 'cz', marked),
    version('tb-ostrevia', 'en', { published: false }),
  ])
  const states = screen.getAllByRole('listitem').filter(({ title }) => title)
  expect(states.slice(0, 4).map(({ title }) => title)).toEqual([
    'English: Draft',
    'Slovenčina: Missing',
    'Čeština: Published',
    'Deutsch: Missing',
  ])
  expect(screen.getByText(/^● Published/).parentElement).toHaveTextContent(
    '● Published · Draft: EN · Not read: CZ · English changed: CZ',
  )
  expect(screen.getByText('○ Draft')).toBeVisible()
})

test('the open study is the current one, and the link Edit keeps the filter', async () => {
  await showList([version('tb-duos', 'en'), version('tb-ostrevia', 'en')], '/?show=missing', 'tb-duos')
  expect(filterLink('Edit: Title of tb-duos')).toHaveAttribute('aria-current', 'page')
  const edit = filterLink('Edit: Title of tb-ostrevia')
  expect(edit).not.toHaveAttribute('aria-current')
  expect(edit).toHaveAttribute('href', '/tb_admin/case-studies/tb-ostrevia?show=missing')
})

test('the search appears from ten studies on, and filters without a study are hidden', async () => {
  const complete = (slug: string) => languages.map((language) => version(slug, language))
  await showList(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].flatMap(complete))
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(filterNames()).toEqual(['All 9'])
})

test('a filter changes only "show" in the URL, keeps the focus and announces the count', async () => {
  const { shownUrl } = await showList(draftAndPublished, '/tb-duos?lang=sk')
  expect(filterNames()).toEqual(['All 2', 'Drafts 1', 'Missing 1'])
  await userEvent.click(filterLink('Drafts 1'))
  expect(shownUrl()).toBe('/tb-duos?lang=sk&show=drafts')
  expect(titles()).toEqual(['Title of tb-ostrevia'])
  expect(filterLinks().map((link) => link.getAttribute('aria-current'))).toEqual(['false', 'true', 'false'])
  expect(filterLink('Drafts 1')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('1 case study')
  await userEvent.click(filterLink('All 2'))
  expect(shownUrl()).toBe('/tb-duos?lang=sk')
})

test('if a search finds nothing, a link removes search and filter and focuses the search box', async () => {
  const many = Array.from({ length: 8 }, (_, number) => version(`study-${number}`, 'en'))
  const { shownUrl } = await showList([...draftAndPublished, ...many], '/?show=missing')
  await userEvent.type(screen.getByRole('searchbox'), 'duos')
  expect(filterNames()).toEqual(['All 1', 'Missing 0'])
  expect(screen.getByText('No case study under “Missing” matches the search.')).toBeVisible()
  await userEvent.click(filterLink('Show all case studies'))
  expect(shownUrl()).toBe('/')
  expect(titles()).toHaveLength(10)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

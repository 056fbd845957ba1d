import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'

import { listedVersion as version } from '../testing/stored-version'
import { AdminStudyList } from './admin-study-list'
import { groupBySlug, type ListedStudy } from './listed-studies'

interface ShowOptions {
  openSlug?: string
  url?: string
}

function showList(versions: ListedVersion[], { openSlug, url = '/' }: ShowOptions = {}) {
  const onTranslate = vi.fn<(study: ListedStudy) => void>()
  const list = (
    <AdminStudyList
      studies={groupBySlug(versions)}
      openSlug={openSlug}
      translating={false}
      onTranslate={onTranslate}
      onDelete={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return { onTranslate, shownUrl: () => router.state.location.pathname + router.state.location.search }
}

const listedTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const filterLinks = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
const filterNames = () => filterLinks().map(({ textContent }) => textContent)

const draftAndPublished = [
  ...languages.map((language) => version('tb-duos', language)),
  version('tb-ostrevia', 'en', { published: false }),
]

test('AdminStudyList shows the Slovak message of the specification if there are no studies', () => {
  showList([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
})

test('a row shows slug and state of each language, and dims the flag of a missing version', () => {
  showList([version('tb-duos', 'en'), version('tb-duos', 'sk', { published: false })])
  const duos = screen.getByRole('heading', { level: 3 }).closest('li')
  if (!duos) throw new Error('The list is empty')
  expect(within(duos).getByText('tb-duos')).toBeVisible()
  const states = within(duos).getAllByRole('listitem')
  expect(states.map((state) => state.title)).toEqual([
    'English: Published',
    'Slovenčina: Draft',
    'Čeština: Missing',
    'Deutsch: Missing',
  ])
  expect(states.map((state) => state.textContent)).toEqual(states.map((state) => state.title))
  const isDimmed = states.map((state) => state.querySelector('svg')?.classList.contains('opacity-30'))
  expect(isDimmed).toEqual([false, false, true, true])
})

test('only the open study has a link whose name starts with "Editing" and has aria-current', () => {
  showList([version('tb-duos', 'en'), version('tb-ostrevia', 'en')], { openSlug: 'tb-duos' })
  const open = screen.getByRole('link', { name: 'Editing: Title of tb-duos' })
  expect(open).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Edit: Title of tb-ostrevia' })).not.toHaveAttribute('aria-current')
})

test('a row names unread translations and translations whose English text has changed', () => {
  showList([
    version('tb-duos', 'en'),
    version('tb-duos', 'sk', { source_digest: 'old', unread: true }),
    version('tb-duos', 'cz', { source_digest: 'now', unread: true }),
    version('tb-duos', 'de', { source_digest: 'now' }),
  ])
  expect(screen.getByText('SK: translation not read yet, English changed since')).toBeVisible()
  expect(screen.getByText('CZ: translation not read yet')).toBeVisible()
  expect(screen.queryByText(/^DE:/)).not.toBeInTheDocument()
})

test('only a study with an English version and without another one has a Translate button', async () => {
  const { onTranslate } = showList([
    version('incomplete', 'en'),
    version('only-slovak', 'sk'),
    ...languages.map((language) => version('complete', language)),
  ])
  const [translate, ...others] = screen.getAllByRole('button', { name: /^Translate: / })
  expect(others).toEqual([])
  if (translate) await userEvent.click(translate)
  expect(onTranslate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: 'incomplete' }))
})

test('only the state of a published version is a link to its public page, in a new tab', () => {
  showList([version('tb-duos', 'en', { published: false }), version('tb-duos', 'cz')])
  const [link, ...others] = screen.getAllByRole('link', { name: /public page/ })
  expect(others).toEqual([])
  expect(link).toHaveAttribute('href', '/cz/pripadove-studie/tb-duos')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('Published: Title of tb-duos, Čeština (public page, opens in a new tab)')
})

test('filters without studies are hidden, the filter in the URL is current and limits the list', () => {
  showList(draftAndPublished, { url: '/?show=drafts' })
  expect(filterNames()).toEqual(['All 2', 'Drafts 1', 'Missing 1'])
  expect(filterLinks().map((link) => link.getAttribute('aria-current'))).toEqual(['false', 'true', 'false'])
  expect(listedTitles()).toEqual(['Title of tb-ostrevia'])
})

test('an unknown filter in the URL shows all studies', () => {
  showList(draftAndPublished, { url: '/?show=toString' })
  expect(listedTitles()).toHaveLength(2)
})

test('a filter changes only "show" in the URL, keeps the focus and announces the count', async () => {
  const { shownUrl } = showList(draftAndPublished, { url: '/tb-duos?lang=sk' })
  expect(screen.getByRole('status')).toHaveTextContent('2 case studies')
  await userEvent.click(screen.getByRole('link', { name: 'Drafts 1' }))
  expect(shownUrl()).toBe('/tb-duos?lang=sk&show=drafts')
  expect(screen.getByRole('link', { name: 'Drafts 1' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('1 case study')
  await userEvent.click(screen.getByRole('link', { name: 'All 2' }))
  expect(shownUrl()).toBe('/tb-duos?lang=sk')
})

test('a search updates the counts of the filters, and a message says if nothing matches', async () => {
  showList(draftAndPublished, { url: '/?show=missing' })
  await userEvent.type(screen.getByRole('searchbox'), 'duos')
  expect(filterNames()).toEqual(['All 1', 'Missing 0'])
  expect(screen.getByText('No case study under “Missing” matches the search.')).toBeVisible()
})

test('"Show all case studies" removes the filter and the search and focuses the search box', async () => {
  const { shownUrl } = showList(draftAndPublished, { url: '/?show=unread' })
  expect(screen.getByText('No case study under “Not read” is listed.')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'ostrevia')
  await userEvent.click(screen.getByRole('link', { name: 'Show all case studies' }))
  expect(shownUrl()).toBe('/')
  expect(listedTitles()).toHaveLength(2)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('the URL of the link Edit contains the filter of the list', () => {
  showList(draftAndPublished, { url: '/?show=drafts' })
  const link = screen.getByRole('link', { name: 'Edit: Title of tb-ostrevia' })
  expect(link).toHaveAttribute('href', '/tb_admin/case-studies/tb-ostrevia?show=drafts')
})

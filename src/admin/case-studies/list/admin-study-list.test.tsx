import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import type { TranslationScope } from '@/features/case-studies/api/create-translations'
import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'

import { AdminStudyList } from './admin-study-list'
import { groupBySlug } from './group-by-slug'

const version = (slug: string, language: string, published: boolean): ListedVersion => ({
  slug,
  language,
  title: `Title of ${slug}`,
  client_name: `Client of ${slug}`,
  published,
  created_at: '2026-03-01T08:00:00Z',
  text_digest: 'now',
  source_digest: null,
  unread: false,
})

const onTranslate = vi.fn<(scope: TranslationScope) => void>()
beforeEach(() => onTranslate.mockReset())

/** Renders the list at a URL and returns a function that returns the current URL. */
function show(versions: ListedVersion[], { openSlug, url = '/' }: { openSlug?: string; url?: string } = {}) {
  const list = (
    <AdminStudyList
      studies={groupBySlug(versions)}
      openSlug={openSlug}
      deleting={false}
      translating={false}
      onTranslate={onTranslate}
      onDelete={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname + router.state.location.search
}

const listedTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const filterLinks = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
const filterNames = () => filterLinks().map(({ textContent }) => textContent)

const draftAndPublished = [
  ...['en', 'sk', 'cz', 'de'].map((language) => version('tb-duos', language, true)),
  version('tb-ostrevia', 'en', false),
]

test('the list shows the titles of the studies in the given order', () => {
  show([version('tb-ostrevia', 'en', false), version('tb-duos', 'en', true)])
  expect(listedTitles()).toEqual(['Title of tb-ostrevia', 'Title of tb-duos'])
})

test('a row shows the slug and the state of each language, and dims the flag of a missing version', () => {
  show([version('tb-duos', 'en', true), version('tb-duos', 'sk', false)])
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
  expect(states.map((state) => state.querySelector('svg')?.classList.contains('opacity-30'))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('only the link of the study in the form is named "Editing" and has aria-current="page"', () => {
  show([version('tb-duos', 'en', true), version('tb-ostrevia', 'en', true)], { openSlug: 'tb-duos' })
  expect(screen.getByRole('link', { name: 'Editing: Title of tb-duos' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(screen.getByRole('link', { name: 'Edit: Title of tb-ostrevia' })).not.toHaveAttribute('aria-current')
})

test('the list shows the Slovak message of the specification, with lang="sk", if there are no studies', () => {
  show([])
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
})

test('a row names the translations that nobody has read and those whose English text has changed', () => {
  show([
    version('tb-duos', 'en', true),
    { ...version('tb-duos', 'sk', true), source_digest: 'old', unread: true },
    { ...version('tb-duos', 'cz', true), source_digest: 'now', unread: true },
    { ...version('tb-duos', 'de', true), source_digest: 'now' },
  ])
  expect(screen.getByText('SK: translation not read yet, English changed since')).toBeVisible()
  expect(screen.getByText('CZ: translation not read yet')).toBeVisible()
  expect(screen.queryByText(/^DE:/)).not.toBeInTheDocument()
})

test('a row has a button that translates the study only if the study has an English version and misses another', async () => {
  show([
    version('incomplete', 'en', true),
    version('only-slovak', 'sk', true),
    ...['en', 'sk', 'cz', 'de'].map((language) => version('complete', language, true)),
  ])
  const [translate, ...others] = screen.getAllByRole('button', { name: /^Translate: / })
  expect(others).toEqual([])
  if (translate) await userEvent.click(translate)
  expect(onTranslate).toHaveBeenCalledExactlyOnceWith({ slug: 'incomplete' })
})

test('each filter is a link with the number of its studies, and the link of the filter in the URL has aria-current', () => {
  show(draftAndPublished, { url: '/?show=drafts' })
  expect(filterNames()).toEqual(['All 2', 'Drafts 1', 'Missing 1', 'English changed 0', 'Not read 0'])
  expect(filterLinks().map((link) => link.getAttribute('aria-current'))).toEqual([
    'false',
    'true',
    'false',
    'false',
    'false',
  ])
  expect(listedTitles()).toEqual(['Title of tb-ostrevia'])
})

test('a click on a filter changes only the parameter "show" of the URL, keeps the focus and announces the number of shown studies', async () => {
  const url = show(draftAndPublished, { url: '/tb-duos?lang=sk' })
  expect(screen.getByRole('status')).toHaveTextContent('2 case studies')
  await userEvent.click(screen.getByRole('link', { name: 'Drafts 1' }))
  expect(url()).toBe('/tb-duos?lang=sk&show=drafts')
  expect(screen.getByRole('link', { name: 'Drafts 1' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('1 case study')
  await userEvent.click(screen.getByRole('link', { name: 'All 2' }))
  expect(url()).toBe('/tb-duos?lang=sk')
})

test('a search narrows the shown studies and the number of each filter', async () => {
  show(draftAndPublished, { url: '/?show=missing' })
  await userEvent.type(screen.getByRole('searchbox'), 'duos')
  expect(filterNames()).toEqual(['All 1', 'Drafts 0', 'Missing 0', 'English changed 0', 'Not read 0'])
  expect(screen.getByText('No case study under “Missing” matches the search.')).toBeVisible()
})

test('a filter without studies shows a message, and "Show all case studies" removes the filter and the search and focuses the search box', async () => {
  const url = show(draftAndPublished, { url: '/?show=unread' })
  expect(screen.getByText('No case study is listed under “Not read”.')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'ostrevia')
  await userEvent.click(screen.getByRole('link', { name: 'Show all case studies' }))
  expect(url()).toBe('/')
  expect(listedTitles()).toHaveLength(2)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('the Edit link of a study keeps the filter in the URL', () => {
  show(draftAndPublished, { url: '/?show=drafts' })
  expect(screen.getByRole('link', { name: 'Edit: Title of tb-ostrevia' })).toHaveAttribute(
    'href',
    '/tb_admin/case-studies/tb-ostrevia?show=drafts',
  )
})

test('only the state of a published version is a link to the public page of its language, in a new tab', () => {
  show([version('tb-duos', 'en', false), version('tb-duos', 'cz', true)])
  const [link, ...others] = screen.getAllByRole('link', { name: /public page/ })
  expect(others).toEqual([])
  expect(link).toHaveAttribute('href', '/cz/pripadove-studie/tb-duos')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('Published: Title of tb-duos, Čeština (public page, opens in a new tab)')
})

test('the filter of missing languages shows a button for each language that an English study misses, and the button translates all studies to this language', async () => {
  show([...draftAndPublished, version('only-german', 'de', true)], { url: '/?show=missing' })
  const buttons = screen.getAllByRole('button', { name: /^Translate all/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['SK (1)', 'CZ (1)', 'DE (1)'])
  await userEvent.click(screen.getByRole('button', { name: 'Translate all to CZ (1)' }))
  expect(onTranslate).toHaveBeenCalledExactlyOnceWith({ languages: ['cz'] })
})

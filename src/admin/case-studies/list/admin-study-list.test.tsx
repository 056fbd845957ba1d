import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'

import { AdminStudyList } from './admin-study-list'
import { groupBySlug, type ListedStudy } from './group-by-slug'

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

const onTranslate = vi.fn<(study: ListedStudy) => void>()

const show = (versions: ListedVersion[], openSlug?: string) =>
  render(
    <AdminStudyList
      studies={groupBySlug(versions)}
      openSlug={openSlug}
      deleting={false}
      translating={false}
      onTranslate={onTranslate}
      onDelete={() => undefined}
    />,
    { wrapper: MemoryRouter },
  )

test('the list shows the titles of the studies in the given order', () => {
  show([version('tb-ostrevia', 'en', false), version('tb-duos', 'en', true)])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Title of tb-ostrevia',
    'Title of tb-duos',
  ])
})

test('a row shows the slug and the state of each language, and dims the flag of a missing version', () => {
  show([version('tb-duos', 'en', true), version('tb-duos', 'sk', false)])
  const [duos] = screen.getAllByRole('listitem')
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
  show([version('tb-duos', 'en', true), version('tb-ostrevia', 'en', true)], 'tb-duos')
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
  expect(onTranslate).toHaveBeenCalledWith(expect.objectContaining({ slug: 'incomplete' }))
})

import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { dismiss, noticeStore } from '@/components/toast/notify'
import { listAllStudies, type StudyVersion } from '@/features/case-studies/api/list-all-studies'
import { i18nFor } from '@/i18n/i18n'

import { ManageCaseStudiesPage } from './manage-case-studies-page'

vi.mock('@/features/case-studies/api/list-all-studies', () => ({
  listAllStudies: vi.fn<typeof listAllStudies>(),
}))

beforeEach(() => {
  vi.mocked(listAllStudies).mockReset()
  noticeStore.snapshot().forEach(({ id }) => dismiss(id))
})
afterEach(() => vi.restoreAllMocks())

const version = (slug: string, language: string, published: boolean): StudyVersion => ({
  slug,
  language,
  title: `Title of ${slug}`,
  client_name: `Client of ${slug}`,
  published,
  created_at: '2026-03-01T08:00:00Z',
})

const open = () =>
  act(async () => {
    render(
      <I18nextProvider i18n={i18nFor('en')}>
        <ManageCaseStudiesPage />
      </I18nextProvider>,
      { wrapper: MemoryRouter },
    )
  })

test('a placeholder holds the place of the list while it loads', async () => {
  vi.mocked(listAllStudies).mockReturnValue(new Promise(() => undefined))
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Case Studies' })).toBeVisible()
  expect(screen.getByText('Loading...')).toBeInTheDocument()
})

test('a study is one row that tells the state of each language', async () => {
  vi.mocked(listAllStudies).mockResolvedValue([
    version('tb-duos', 'en', true),
    version('tb-ostrevia', 'en', false),
    version('tb-duos', 'sk', false),
  ])
  await open()
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Title of tb-duos',
    'Title of tb-ostrevia',
  ])
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

test('an empty table says so', async () => {
  vi.mocked(listAllStudies).mockResolvedValue([])
  await open()
  expect(screen.getByText('Zatiaľ žiadne case studies.')).toHaveAttribute('lang', 'sk')
  expect(noticeStore.snapshot()).toEqual([])
})

test('a failure is told, is not taken for an empty table, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(listAllStudies).mockRejectedValueOnce(new Error('connection lost'))
  await open()
  expect(noticeStore.snapshot()).toMatchObject([{ tone: 'error', title: 'Failed to load case studies' }])
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByText('Zatiaľ žiadne case studies.')).not.toBeInTheDocument()

  vi.mocked(listAllStudies).mockResolvedValueOnce([version('tb-duos', 'en', true)])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Title of tb-duos' })).toBeVisible()
})

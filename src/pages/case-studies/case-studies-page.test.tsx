import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listStudies, type StudyPage } from '@/features/case-studies/api/list-studies'
import { loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import { clickMore, moreButton, renderPage, studyPage, t, titles } from './testing/render-case-studies'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/case-studies/api/list-studies', () => ({ listStudies: vi.fn<typeof listStudies>() }))

beforeAll(() => loadCatalogues('en', ['common', 'case-studies']))
beforeEach(() => {
  vi.mocked(listStudies)
    .mockReset()
    .mockImplementation(async (_language, _signal, after) =>
      after ? studyPage(4, 5, false) : studyPage(1, 3, true),
    )
})
afterEach(() => vi.restoreAllMocks())

test('a click on the button for more studies appends the studies after the last one, and the button disappears if there are no more', async () => {
  await renderPage()
  expect(titles()).toEqual(['Study 1', 'Study 2', 'Study 3'])
  await clickMore()
  expect(titles()).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4', 'Study 5'])
  expect(vi.mocked(listStudies).mock.lastCall?.[2]).toMatchObject({ slug: 'study-3' })
  expect(moreButton()).toBeNull()
})

test('after a click on the button for more studies, the first new study has the focus and the new total is announced', async () => {
  await renderPage()
  await clickMore()
  expect(screen.getByRole('link', { name: t('list.read_more_about', { title: 'Study 4' }) })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(plainSpaces(t('list.shown', { count: 5 })))
})

test('while the next studies load, the button for more studies shows a loading text and keeps the focus, and a second click sends no request', async () => {
  await renderPage()
  vi.mocked(listStudies).mockReturnValue(new Promise(() => undefined))
  await clickMore()
  const button = screen.getByRole('button', { name: t('list.loading') })
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(listStudies).toHaveBeenCalledTimes(2)
})

test('a failed request for more studies keeps the list and the focus, shows and logs an error, and a second click loads the studies', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await renderPage()
  vi.mocked(listStudies).mockRejectedValueOnce(new Error('connection lost'))
  await clickMore()
  expect(screen.getByRole('alert')).toHaveTextContent(plainSpaces(t('list.more_failed')))
  expect(log).toHaveBeenCalledExactlyOnceWith('Could not load more case studies', expect.any(Error))
  expect(titles()).toHaveLength(3)
  expect(moreButton()).toHaveFocus()
  await clickMore()
  expect(titles()).toHaveLength(5)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('navigating back to the list shows all studies that were loaded before, and then the reloaded first page of the list followed by the other studies', async () => {
  const router = await renderPage()
  await clickMore()
  await act(() => router.navigate('/en/case-studies/study-5'))
  let respond: (studies: StudyPage) => void = () => undefined
  vi.mocked(listStudies).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  await act(() => router.navigate(-1))
  expect(titles()).toHaveLength(5)
  await act(async () => respond({ ...studyPage(0, 2, true) }))
  await waitFor(() => expect(titles()[0]).toBe('Study 0'))
  expect(titles()).toEqual(['Study 0', 'Study 1', 'Study 2', 'Study 3', 'Study 4', 'Study 5'])
})

test('a new visit of the list shows only the first page of studies, although more studies were loaded on the previous visit', async () => {
  const router = await renderPage()
  await clickMore()
  await act(() => router.navigate('/en/case-studies/study-5'))
  await act(() => router.navigate('/en/case-studies'))
  expect(titles()).toHaveLength(3)
})

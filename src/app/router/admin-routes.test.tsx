import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getVersions, listVersions } from '@/features/case-studies/api/case-study-repository'

import { editLink, newForm, openAdmin, resetAdmin, studyForm, toasts } from './testing/open-admin'

vi.mock('@/features/session/api/session', () => import('./testing/fake-session'))
vi.mock('@/features/case-studies/api/case-study-repository', () => ({
  listVersions: vi.fn<typeof listVersions>(),
  getVersions: vi.fn<typeof getVersions>(),
}))
vi.mock('@/features/case-studies/api/case-study-history', () => ({ listDeletedVersions: async () => [] }))
vi.mock('@/features/enquiries/api/submission-counts', () => ({ getSubmissionCounts: async () => null }))

// The tests have a long timeout, because the form of a study takes long to render in jsdom.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(resetAdmin)
afterEach(() => vi.restoreAllMocks())

test('the link Edit opens and focuses the form of the study without a reload of the list', async () => {
  const { shownPath } = await openAdmin('/tb_admin/case-studies', true)
  await userEvent.click(await editLink())
  const form = await studyForm()
  await vi.waitFor(() => expect(form).toHaveFocus())
  expect(shownPath()).toBe('/tb_admin/case-studies/tb-duos')
  expect(listVersions).toHaveBeenCalledOnce()
})

test('going back from a study shows the form for a new study and reloads the list', async () => {
  const { router, shownPath } = await openAdmin('/tb_admin/case-studies', true)
  await act(() => router.navigate('/tb_admin/case-studies/tb-duos'))
  await act(() => router.navigate(-1))
  expect(await newForm()).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(listVersions).toHaveBeenCalledTimes(2)
})

test('a language tab replaces the URL, keeps the focus and loads no data', async () => {
  const { router, shownPath } = await openAdmin('/tb_admin/case-studies/tb-duos', true)
  await studyForm()
  await userEvent.click(screen.getByRole('tab', { name: /^SK/ }))
  await vi.waitFor(() => expect(shownPath()).toBe('/tb_admin/case-studies/tb-duos?lang=sk'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByRole('tab', { name: /^SK/ })).toHaveFocus()
  expect(listVersions).toHaveBeenCalledOnce()
  expect(getVersions).toHaveBeenCalledOnce()
})

test('a filter of the list changes the URL, keeps the form and does not reload the list', async () => {
  const { shownPath } = await openAdmin('/tb_admin/case-studies', true)
  await editLink()
  const form = (await newForm()).closest('form')
  await userEvent.click(screen.getByText('Missing', { selector: 'a' }))
  await vi.waitFor(() => expect(shownPath()).toBe('/tb_admin/case-studies?show=missing'))
  expect((await newForm()).closest('form')).toBe(form)
  expect(listVersions).toHaveBeenCalledOnce()
})

test('a message appears beside the list if no study has the slug in the URL', async () => {
  await openAdmin('/tb_admin/case-studies/none', true)
  expect(await screen.findByText(/This case study does not exist/)).toBeVisible()
  expect(await editLink()).toBeVisible()
})

test('a message appears if a study cannot be loaded, and Try again loads the study', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(getVersions).mockRejectedValueOnce(new Error('connection lost'))
  await openAdmin('/tb_admin/case-studies/tb-duos', true)
  expect(await screen.findByText('Failed to load the case study')).toBeVisible()
  await userEvent.click(screen.getByText('Try again'))
  expect(await studyForm()).toBeVisible()
})

test('if the list cannot be loaded, a message and a toast appear, and Try again loads it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(listVersions).mockRejectedValueOnce(new Error('connection lost'))
  await openAdmin('/tb_admin/case-studies', true)
  const retry = await screen.findByText('Try again')
  expect(within(screen.getByRole('main')).getByText('Failed to load case studies')).toBeVisible()
  expect(toasts()).toEqual(['Failed to load case studies'])
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByText('Zatiaľ žiadne case studies.')).not.toBeInTheDocument()
  await userEvent.click(retry)
  expect(await editLink()).toBeVisible()
})

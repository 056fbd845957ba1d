import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { getVersions, listVersions } from '@/features/case-studies/api/case-study-repository'
import { getSubmissionCounts } from '@/features/enquiries/api/submission-counts'

import { editLink, mockBackend, openAdmin, studyForm, titleOfEnglish, toast } from './testing/open-admin'

mockBackend()

test('a language tab replaces the URL, keeps unsaved text and focus, and loads no data', async () => {
  // A state with which `newOpening` opens a form.
  const state = { opening: 'id' }
  const { router, shownPath } = await openAdmin({ pathname: '/tb_admin/case-studies/tb-duos', state })
  await studyForm()
  await userEvent.type(titleOfEnglish(), ' and more')
  await userEvent.click(screen.getByRole('tab', { name: /^SK/ }))
  await vi.waitFor(() => expect(shownPath()).toBe('/tb_admin/case-studies/tb-duos?lang=sk'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByRole('tab', { name: /^SK/ })).toHaveFocus()
  expect(titleOfEnglish()).toHaveValue('Duos and more')
  for (const request of [listVersions, getVersions, getSubmissionCounts])
    expect(request).toHaveBeenCalledOnce()
})

test('a message appears if no study has the slug in the URL', async () => {
  await openAdmin('/tb_admin/case-studies/none')
  expect(await screen.findByText(/This case study does not exist/)).toBeVisible()
})

test('a message appears if a study cannot be loaded, and Try again loads the study', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(getVersions).mockRejectedValueOnce(new Error('connection lost'))
  await openAdmin('/tb_admin/case-studies/tb-duos')
  expect(await screen.findByText('Failed to load the case study')).toBeVisible()
  await userEvent.click(screen.getByText('Try again'))
  expect(await studyForm()).toBeVisible()
})

test('a message and a toast appear if the list cannot be loaded, and Try again loads it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(listVersions).mockRejectedValueOnce(new Error('connection lost'))
  // The answer about the rights, without which the page opens too.
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({}, { status: 500 }))
  await openAdmin('/tb_admin/case-studies')
  const retry = await screen.findByText('Try again')
  expect(within(screen.getByRole('main')).getByText('Failed to load case studies')).toBeVisible()
  expect(toast()).toBe('Failed to load case studies')
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByText('Zatiaľ žiadne case studies.')).not.toBeInTheDocument()
  await userEvent.click(retry)
  expect(await editLink()).toBeVisible()
})

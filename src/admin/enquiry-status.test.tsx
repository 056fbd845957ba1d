import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { clearNotices, noticeStore } from '@/components/toast/notify'
import * as api from '@/features/enquiries/api/submission-counts'

import { EnquiryStatus } from './enquiry-status'

const confirm = vi.fn<(question: dialog.Question) => Promise<boolean>>()

beforeEach(() => {
  clearNotices()
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm.mockReset().mockResolvedValue(true))
})
afterEach(() => vi.restoreAllMocks())

const respond = (counts: Partial<api.SubmissionCounts>) =>
  vi
    .spyOn(api, 'getSubmissionCounts')
    .mockResolvedValue({ pending: 0, pendingSince: null, failed: 0, suspected: 0, ...counts })

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const section = () => screen.findByRole('region', { name: 'Undelivered enquiries' })

test.each([
  [59, false],
  [61, true],
])('if an enquiry waits for %d minutes, "late" is %s', async (minutes, isLate) => {
  respond({ pending: 1, pendingSince: minutesAgo(minutes) })
  render(<EnquiryStatus />)
  await section()
  expect(screen.queryByText(/more than an hour late/) !== null).toBe(isLate)
})

test.each([
  ['Send again', 'failed'],
  ['Forward to our mailbox', 'suspected'],
  ['Delete', 'suspected'],
] as const)('"%s" asks first, and then concerns all %s enquiries', async (button, state) => {
  respond({ [state]: 2 })
  const resend = vi.spyOn(api, 'resendSubmissions').mockResolvedValue(2)
  const remove = vi.spyOn(api, 'deleteSuspected').mockResolvedValue(2)
  const calls = () => [...resend.mock.calls, ...remove.mock.calls]
  render(<EnquiryStatus />)
  confirm.mockResolvedValueOnce(false)
  const click = async () => userEvent.click(await screen.findByRole('button', { name: button }))
  await click()
  expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ title: `${button}: 2?` }))
  expect(calls()).toEqual([])

  respond({ pending: 2, pendingSince: minutesAgo(0) })
  await click()
  await screen.findByText(/Enquiries waiting to be mailed: 2/)
  expect(calls()).toEqual([button === 'Delete' ? [] : [state]])
  expect(noticeStore.snapshot()).toMatchObject([{ tone: 'success', title: `${button}: 2 done` }])
  expect(await section()).toHaveFocus()
})

test('if sending fails, a toast says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  respond({ failed: 2 })
  vi.spyOn(api, 'resendSubmissions').mockRejectedValue(new Error('refused'))
  render(<EnquiryStatus />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(noticeStore.snapshot()).toMatchObject([{ tone: 'error' }])
})

test('a failure to load the numbers is shown, and they are loaded again on window focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  respond({ failed: 1 }).mockRejectedValueOnce(new Error('offline'))
  render(<EnquiryStatus />)
  expect(await screen.findByText(/cannot be loaded/)).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Undelivered enquiries: 1')).toBeVisible()
  expect(screen.queryByText(/cannot be loaded/)).not.toBeInTheDocument()
})

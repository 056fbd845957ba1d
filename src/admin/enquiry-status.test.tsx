import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { clearNotice, shownNotice } from '@/components/toast/notify'
import type { SubmissionCounts } from '@/features/enquiries/api/submission-counts'

import { renderInManager } from './case-studies/testing/render-in-form'
import { EnquiryStatus } from './enquiry-status'

const UNTIL = '2026-03-05 09:30:00+00'
const confirm = vi.fn<(question: dialog.Question) => Promise<boolean>>()

beforeEach(() => {
  clearNotice()
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm.mockReset().mockResolvedValue(true))
})

const show = (counts: Partial<SubmissionCounts>) => {
  const none = { pending: 0, pending_since: null, failed: 0, suspected: 0, suspected_until: UNTIL }
  return renderInManager(<EnquiryStatus counts={{ ...none, ...counts }} />)
}
const section = () => screen.queryByRole('region', { name: 'Undelivered inquiries' })

test('the section appears if an enquiry waits or the numbers cannot be loaded', async () => {
  await show({})
  expect(section()).not.toBeInTheDocument()
  await renderInManager(<EnquiryStatus counts="failed" />)
  expect(section()).toHaveTextContent('The number of undelivered inquiries cannot be loaded.')
  cleanup()
  await show({ pending: 1, pending_since: '2026-03-05 09:30:00+00' })
  expect(section()).toHaveTextContent('Inquiries waiting to be emailed: 1, the oldest since Mar 5, 2026')
})

test.each([
  ['Send again', 'failed', 'Queued to be emailed: 2', /try again/],
  ['Forward to our mailbox', 'suspected', 'Queued to be emailed: 2', /emailed/],
  ['Delete', 'suspected', 'Deleted: 2', /for good/],
] as const)('"%s" asks first, and then concerns all %s enquiries', async (button, state, title, text) => {
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(2))
  await show({ [state]: 2 })
  expect(section()).toHaveTextContent(': 2')
  const click = async () => userEvent.click(await screen.findByRole('button', { name: button }))
  confirm.mockResolvedValueOnce(false)
  await click()
  const [question] = confirm.mock.lastCall ?? []
  expect(question).toMatchObject({ title: `${button}: 2?`, confirm: button })
  expect(question?.text).toMatch(text)
  expect(question?.tone).toBe(button === 'Delete' ? 'destructive' : undefined)
  expect(request).not.toHaveBeenCalled()

  await click()
  await vi.waitFor(() => expect(shownNotice()).toMatchObject({ tone: 'success', title }))
  const [[url, init] = []] = request.mock.calls
  expect(url).toMatch(button === 'Delete' ? /delete_suspected_submissions$/ : /resend_submissions$/)
  expect(init?.body).toBe(JSON.stringify(button === 'Delete' ? { until: UNTIL } : { from_state: state }))
  await vi.waitFor(() => expect(section()).toHaveFocus())
})

test('if sending fails, or another administrator was faster, a toast says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(0))
  await show({ failed: 2 })
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  const title = 'Send again: failed. Please try again.'
  await vi.waitFor(() => expect(shownNotice()).toMatchObject({ tone: 'error', title }))
})

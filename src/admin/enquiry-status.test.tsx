import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import * as api from '@/features/enquiries/api/submission-counts'

import { EnquiryStatus } from './enquiry-status'

beforeEach(clearNotices)
afterEach(() => vi.restoreAllMocks())

const respond = (counts: Partial<api.SubmissionCounts>) =>
  vi
    .spyOn(api, 'getSubmissionCounts')
    .mockResolvedValue({ pending: 0, pendingSince: null, failed: 0, suspected: 0, ...counts })

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const section = () => screen.findByRole('region', { name: 'Neodoslané dopyty' })

test.each([
  [59, false],
  [61, true],
])('if an enquiry waits for %d minutes, "sending is late" is %s', async (minutes, isLate) => {
  respond({ pending: 1, pendingSince: minutesAgo(minutes) })
  render(<EnquiryStatus />)
  await section()
  expect(screen.queryByText(/mešká viac ako hodinu/) !== null).toBe(isLate)
})

test.each([
  ['failed', 'Nedoručené dopyty: 2', 'Odoslať znova'],
  ['suspected', 'Dopyty podozrivé zo spamu: 2', 'Odoslať'],
] as const)('a button sends %s enquiries once and keeps the focus near', async (state, text, button) => {
  respond({ [state]: 2 })
  const resend = vi.spyOn(api, 'resendSubmissions').mockResolvedValue(2)
  render(<EnquiryStatus />)
  await screen.findByText(text)
  respond({ pending: 2, pendingSince: minutesAgo(0) })
  await userEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByText(/Dopyty čakajúce na odoslanie: 2/)
  expect(resend).toHaveBeenCalledExactlyOnceWith(state)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  const success = { tone: 'success', title: 'Dopyty zaradené na odoslanie: 2', lang: 'sk' }
  expect(noticeStore.snapshot()).toMatchObject([success])
  expect(await section()).toHaveFocus()
})

test('if sending fails, a toast says so and the button is enabled again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  respond({ failed: 2 })
  vi.spyOn(api, 'resendSubmissions').mockRejectedValue(new Error('refused'))
  render(<EnquiryStatus />)
  const button = await screen.findByRole('button', { name: 'Odoslať znova' })
  await userEvent.click(button)
  const failure = { tone: 'error', title: 'Dopyty sa nepodarilo zaradiť na odoslanie' }
  expect(noticeStore.snapshot()).toMatchObject([failure])
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('a failure to load the numbers is shown, and they are loaded again on window focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  respond({ failed: 1 }).mockRejectedValueOnce(new Error('offline'))
  render(<EnquiryStatus />)
  expect(await screen.findByText(/nepodarilo načítať/)).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Nedoručené dopyty: 1')).toBeVisible()
  expect(screen.queryByText(/nepodarilo načítať/)).not.toBeInTheDocument()
})

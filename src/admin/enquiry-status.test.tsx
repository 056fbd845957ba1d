import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { getSubmissionCounts, resendSubmissions } from '@/features/enquiries/api/submission-counts'

import { EnquiryStatus } from './enquiry-status'

vi.mock('@/features/enquiries/api/submission-counts', () => ({
  getSubmissionCounts: vi.fn<typeof getSubmissionCounts>(),
  resendSubmissions: vi.fn<typeof resendSubmissions>(),
}))

const none = { pending: 0, pendingSince: null, failed: 0, suspected: 0 }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

beforeEach(clearNotices)
afterEach(() => vi.restoreAllMocks())

async function show(counts: Partial<NonNullable<Awaited<ReturnType<typeof getSubmissionCounts>>>>) {
  vi.mocked(getSubmissionCounts)
    .mockReset()
    .mockResolvedValue({ ...none, ...counts })
  return act(async () => render(<EnquiryStatus />))
}
const section = () => screen.findByRole('region', { name: 'Neodoslané dopyty' })

test('EnquiryStatus renders nothing if no enquiry is pending, failed or suspected', async () => {
  const { container } = await show({})
  expect(container).toBeEmptyDOMElement()
})

test('for pending enquiries, EnquiryStatus shows number and oldest time, and no button', async () => {
  await show({ pending: 3, pendingSince: '2026-03-05 09:30:00+00' })
  expect(await section()).toHaveTextContent(/Dopyty čakajúce na odoslanie: 3, najstarší od 5\. 3\. 2026/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  [59, false],
  [61, true],
])(
  'EnquiryStatus says that sending is late after more than an hour (%d minutes: %s)',
  async (minutes, isLate) => {
    await show({ pending: 1, pendingSince: minutesAgo(minutes) })
    await section()
    expect(screen.queryByText(/mešká viac ako hodinu/) !== null).toBe(isLate)
  },
)

test.each([
  ['failed', 'Nedoručené dopyty: 2', 'Odoslať znova'],
  ['suspected', 'Dopyty podozrivé zo spamu: 2', 'Odoslať'],
] as const)(
  'the button of %s enquiries sends them once, shows the new numbers and keeps the focus near',
  async (state, text, button) => {
    await show({ [state]: 2 })
    await screen.findByText(text)
    vi.mocked(resendSubmissions).mockReset().mockResolvedValue(2)
    vi.mocked(getSubmissionCounts).mockResolvedValue({ ...none, pending: 2, pendingSince: minutesAgo(0) })

    await userEvent.click(screen.getByRole('button', { name: button }))
    await screen.findByText(/Dopyty čakajúce na odoslanie: 2/)
    expect(resendSubmissions).toHaveBeenCalledExactlyOnceWith(state)
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    expect(noticeStore.snapshot()).toMatchObject([
      { tone: 'success', title: 'Dopyty zaradené na odoslanie: 2', lang: 'sk' },
    ])
    expect(await section()).toHaveFocus()
  },
)

test('if sending fails, a toast says so and the button is enabled again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await show({ failed: 2 })
  vi.mocked(resendSubmissions).mockReset().mockRejectedValue(new Error('refused'))
  const button = await screen.findByRole('button', { name: 'Odoslať znova' })
  await userEvent.click(button)
  expect(noticeStore.snapshot()).toMatchObject([
    { tone: 'error', title: 'Dopyty sa nepodarilo zaradiť na odoslanie' },
  ])
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('EnquiryStatus says if the numbers cannot be loaded, and tries again on window focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(getSubmissionCounts).mockReset().mockRejectedValue(new Error('offline'))
  render(<EnquiryStatus />)
  expect(await screen.findByText(/nepodarilo načítať/)).toBeVisible()
  vi.mocked(getSubmissionCounts).mockResolvedValue({ ...none, failed: 1 })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Nedoručené dopyty: 1')).toBeVisible()
  expect(screen.queryByText(/nepodarilo načítať/)).not.toBeInTheDocument()
})

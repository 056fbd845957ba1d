import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '@/lib/app-error'

import { EnquiryCard } from './components/enquiry-card'
import { PhoneField } from './components/person-fields'
import type { FormActions } from './form-actions'
import { showForm, toasts } from './testing/show-form'
import { useEnquiryForm } from './use-enquiry-form'

afterEach(() => vi.restoreAllMocks())

interface Values {
  phone: string
  gdprConsent: boolean
}
type Load = () => Promise<FormActions<Values, Values>>

function Form({ load }: { load: Load }) {
  const enquiry = useEnquiryForm<Values, Values>({ load, success: { title: 'Sent', description: 'Thanks.' } })
  return (
    <EnquiryCard title="Form" submitLabel="Send" enquiry={enquiry}>
      <PhoneField {...enquiry.field('phone')} />
    </EnquiryCard>
  )
}

const phone = () => screen.getByLabelText(/Phone/)
const button = () => screen.getByRole('button', { name: 'Send' })
const loadWith =
  (send: FormActions<Values, Values>['send']): Load =>
  async () => ({ resolver: (values) => ({ values, errors: {} }), send })

async function showFilled(load: Load) {
  const user = await showForm(<Form load={load} />)
  await user.type(phone(), '1')
  return user
}

test('keeps the values after a chunk load error and loads the code again on the next attempt', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/form-actions.js')
  const send = vi.fn<() => Promise<void>>()
  const load = vi.fn<Load>().mockRejectedValue(chunkError)
  const user = await showFilled(load)
  await user.click(button())

  const description = expect.stringMatching(/^Part of this page could not be loaded/) as string
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description }]))
  expect(screen.getByRole('alert')).toHaveTextContent(/reload the page/)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), chunkError)
  expect(phone()).toHaveValue('1')
  expect(button()).toHaveFocus()

  load.mockImplementation(loadWith(send))
  await user.click(button())
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test.each([
  ['offline', /^You are offline/],
  ['unreachable', /^We could not reach our server/],
  ['timeout', /^The server did not answer in time/],
  ['too_many_requests', /^Too many messages/],
  ['unavailable', /^Our server is not available.* hello@example\.com\.$/],
  ['chunk_load_error', /^Part of this page could not be loaded/],
  ['invalid_input', /^Failed to send message\. Please try again\.$/],
  ['unexpected', /^Failed to send message\. Please try again\.$/],
] as const)('shows the text of the error code %s as a toast and in the form', async (code, text) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const user = await showFilled(loadWith(() => Promise.reject(new AppError(code))))
  await user.click(button())

  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(toasts()).toEqual([
    { tone: 'error', title: 'Error', description: expect.stringMatching(text) as string },
  ])
  expect(phone()).toHaveValue('1')
})

test('shows a field error of the server at the focused field until the field is changed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const serverError = new AppError('invalid_input', { field: 'phone', rule: 'too_long' })
  const user = await showFilled(loadWith(() => Promise.reject(serverError)))
  await user.click(button())

  await vi.waitFor(() => expect(phone()).toHaveAccessibleDescription('At most 20\u00A0characters'))
  expect(phone()).toHaveFocus()
  expect(toasts()).toEqual([
    { tone: 'error', title: 'Error', description: 'Phone: At most 20\u00A0characters' },
  ])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(phone(), '2')
  await vi.waitFor(() => expect(phone()).not.toHaveAccessibleDescription())
})

test('shows the generic text if the server names a field that the form does not have', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const serverError = new AppError('invalid_input', { field: 'formType', rule: 'unknown_form' })
  const user = await showFilled(loadWith(() => Promise.reject(serverError)))
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message. Please try again.')
})

test('focuses the success message after sending, and removes it on the next attempt', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<() => Promise<void>>().mockResolvedValue()
  const user = await showFilled(loadWith(send))
  await user.click(button())

  expect(await screen.findByRole('heading', { name: 'Sent' })).toHaveFocus()
  expect(screen.getByText(/Thanks\./)).toBeVisible()
  expect(phone()).toHaveValue('')

  send.mockRejectedValue(new AppError('unavailable'))
  await user.type(phone(), '2')
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await user.click(button())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Sent' })).not.toBeInTheDocument()
  expect(toasts().map(({ tone }) => tone)).toEqual(['error'])
})

test('keeps the idempotency key until a value is changed or the form was sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<(values: Values, key: string) => Promise<void>>().mockRejectedValue(new Error('offline'))
  const user = await showForm(<Form load={loadWith(send)} />)
  const keys = () => send.mock.calls.map(([, key]) => key)
  const submit = async () => {
    const before = keys().length
    await vi.waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
    await user.click(button())
    await vi.waitFor(() => expect(keys()).toHaveLength(before + 1))
  }

  await user.type(phone(), '1')
  await submit()
  await submit()
  await user.type(phone(), '2')
  send.mockResolvedValueOnce()
  await submit()
  await user.type(phone(), '12')
  await submit()

  const [first, again, changed, next] = keys()
  expect(again).toBe(first)
  expect(new Set([first, changed, next]).size).toBe(3)
})

import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AppError } from '@/lib/app-error'

import { EnquiryCard } from './components/enquiry-card'
import { TextField } from './components/form-fields'
import type { FormActions } from './form-actions'
import { showForm, toasts } from './testing/show-form'
import { useEnquiryForm } from './use-enquiry-form'

interface Values {
  phone: string
  gdprConsent: boolean
}
type Load = () => Promise<FormActions<Values, Values>>

function Form({ load }: { load: Load }) {
  const enquiry = useEnquiryForm<Values, Values>({ load, success: { title: 'Sent', description: 'Thanks.' } })
  return (
    <EnquiryCard title="Form" submitLabel="Send" enquiry={enquiry}>
      <TextField {...enquiry.field('phone')} />
    </EnquiryCard>
  )
}

const phone = () => screen.getByLabelText(/Phone/)
const button = () => screen.getByRole('button')
const send = vi.fn<(values: Values, key: string) => Promise<void>>()
const load: Load = async () => ({ resolver: (values) => ({ values, errors: {} }), send })

async function showFilledForm(loadActions = load) {
  const user = await showForm(<Form load={loadActions} />)
  await user.type(phone(), '1')
  return user
}

let log = vi.spyOn(console, 'error')
beforeEach(() => {
  send.mockReset()
  log = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const generic = 'Failed to send message. Please try again.'

test('after a chunk load error, the form keeps values and focus, and the next attempt loads again', async () => {
  const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/form-actions.js')
  const loadActions = vi.fn<Load>().mockRejectedValue(chunkError)
  const user = await showFilledForm(loadActions)
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(/copy your text before you reload the page/)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), chunkError)
  expect(phone()).toHaveValue('1')
  expect(button()).toHaveFocus()

  loadActions.mockImplementation(load)
  await user.click(button())
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test.each([
  ['offline', 'You are offline, but everything you typed is still here.'],
  ['unreachable', 'We could not reach our server, but everything you typed is still here.'],
  ['timeout', 'The server did not answer in time, but everything you typed is still here.'],
  ['too_many_requests', 'Too many messages have arrived in a short time, so please wait a few minutes.'],
  ['unavailable', /^Our server is not available .* hello@example\.com\.$/],
  ['invalid_input', ''],
  ['unexpected', ''],
] as const)(
  'the error code %s is shown as an alert and in a toast, after the sentence of spec 8',
  async (code, cause) => {
    send.mockRejectedValue(new AppError(code))
    const user = await showFilledForm()
    await user.click(button())

    const { textContent } = await screen.findByRole('alert')
    expect(textContent.startsWith(generic)).toBe(true)
    const causeShown = textContent.slice(generic.length).replaceAll('\u00A0', ' ').trim()
    expect(causeShown).toEqual(typeof cause === 'string' ? cause : expect.stringMatching(cause))
    expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description: textContent }])
    expect(phone()).toHaveValue('1')
  },
)

test('a field that the server rejects has the focus and shows its error until it changes', async () => {
  send.mockRejectedValue(new AppError('invalid_input', { field: 'phone', fieldCode: 'too_long' }))
  const user = await showFilledForm()
  await user.click(button())

  await vi.waitFor(() => expect(phone()).toHaveAccessibleDescription('At most 20\u00A0characters'))
  expect(phone()).toHaveFocus()
  const description = `${generic} Phone: At most 20\u00A0characters`
  expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description }])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(phone(), '2')
  await vi.waitFor(() => expect(phone()).not.toHaveAccessibleDescription())
})

test('if the server rejects a field without a control, the form shows the generic text', async () => {
  send.mockRejectedValue(new AppError('invalid_input', { field: 'formType', fieldCode: 'unknown_form' }))
  const user = await showFilledForm()
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(generic)
})

test('until the server responds, the button keeps the focus, and clicks and Enter send nothing', async () => {
  let respond = () => {}
  send.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const user = await showFilledForm()
  await user.click(button())
  await vi.waitFor(() => expect(button()).toHaveTextContent('Submitting...'))
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveFocus()
  await user.dblClick(button())
  await user.type(phone(), '{Enter}')
  respond()
  await vi.waitFor(() => expect(button()).toHaveTextContent('Send'))
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(send).toHaveBeenCalledOnce()
})

test('after a success, the form is empty and the heading of the message has the focus', async () => {
  const user = await showFilledForm()
  await user.click(button())
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus())
  expect(toasts()).toEqual([{ tone: 'success', title: 'Sent', description: 'Thanks.' }])
  expect(phone()).toHaveValue('')
})

test('the message of an attempt stays while the visitor types, until the next attempt', async () => {
  const user = await showFilledForm()
  await user.click(button())
  await screen.findByRole('heading', { name: 'Sent' })
  await user.type(phone(), '2')
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()

  send.mockRejectedValue(new AppError('unavailable'))
  await user.click(button())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Sent' })).not.toBeInTheDocument()
  expect(toasts().map(({ tone }) => tone)).toEqual(['error'])

  send.mockReturnValue(new Promise(() => undefined))
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(toasts()).toEqual([])
})

test('a retry with the same values has the same idempotency key, changed values have a new key', async () => {
  send.mockRejectedValue(new Error('offline'))
  const user = await showFilledForm()
  const keys = () => send.mock.calls.map(([, key]) => key)
  const submit = async () => {
    const before = keys().length
    await vi.waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
    await user.click(button())
    await vi.waitFor(() => expect(keys()).toHaveLength(before + 1))
  }
  await submit()
  await submit()
  await user.type(phone(), '2')
  send.mockResolvedValueOnce()
  await submit()
  // The same values as before, but after a success.
  await user.type(phone(), '12')
  await submit()

  const [first, again, changed, next] = keys()
  expect(again).toBe(first)
  expect(new Set([first, changed, next]).size).toBe(3)
})

test('the form sends the honeypot if it is filled in, and nothing invites anybody to fill it in', async () => {
  const user = await showFilledForm()
  const honeypot = document.querySelector<HTMLInputElement>('[aria-hidden] > input[name=aside]')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
  if (honeypot) honeypot.value = 'spam'
  await user.click(button())
  const values = expect.objectContaining({ phone: '1', aside: 'spam' }) as Values
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(values, expect.any(String)))
})

test('the form does not render when the visitor types into a field and leaves it', async () => {
  const onRender = vi.fn<() => void>()
  const user = await showForm(
    <Profiler id="form" onRender={onRender}>
      <Form load={load} />
    </Profiler>,
  )
  onRender.mockClear()
  await user.type(phone(), '123')
  await user.tab()
  expect(phone()).toHaveValue('123')
  expect(onRender).not.toHaveBeenCalled()
})

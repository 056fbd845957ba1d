import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { EnquiryCard } from './components/enquiry-card'
import { PhoneField } from './components/person-fields'
import { showForm, toasts } from './testing/show-form'
import { useEnquiryForm } from './use-enquiry-form'

afterEach(() => vi.restoreAllMocks())

interface Values {
  phone: string
  gdprConsent: boolean
}

test('validation that cannot be loaded ends in a toast, with every value kept and the button ready', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const missing = new Error('The chunk is gone')
  const send = vi.fn<() => Promise<void>>()
  function Form() {
    const enquiry = useEnquiryForm<Values, Values>({
      loadResolver: () => Promise.reject(missing),
      send,
      onSent: () => undefined,
    })
    return (
      <EnquiryCard title="Form" submitLabel="Send" enquiry={enquiry}>
        <PhoneField {...enquiry.field('phone')} />
      </EnquiryCard>
    )
  }
  const user = await showForm(<Form />)
  await user.type(screen.getByLabelText(/Phone/), '1')
  await user.click(screen.getByRole('button', { name: 'Send' }))

  const description = 'Failed to send message. Please try again.'
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description }]))
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), missing)
  expect(screen.getByLabelText(/Phone/)).toHaveValue('1')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  expect(send).not.toHaveBeenCalled()
})

test('an enquiry keeps its key until it is changed or sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const send = vi.fn<(values: Values, key: string) => Promise<void>>().mockRejectedValue(new Error('offline'))
  const loadResolver = async () => (values: Values) => ({ values, errors: {} })
  function Form() {
    const enquiry = useEnquiryForm<Values, Values>({ loadResolver, send, onSent: () => undefined })
    return (
      <EnquiryCard title="Form" submitLabel="Send" enquiry={enquiry}>
        <PhoneField {...enquiry.field('phone')} />
      </EnquiryCard>
    )
  }
  const user = await showForm(<Form />)
  const keys = () => send.mock.calls.map(([, key]) => key)
  const submit = async () => {
    const before = keys().length
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(keys()).toHaveLength(before + 1))
  }

  await user.type(screen.getByLabelText(/Phone/), '1')
  await submit()
  await submit()
  await user.type(screen.getByLabelText(/Phone/), '2')
  send.mockResolvedValueOnce()
  await submit()
  await user.type(screen.getByLabelText(/Phone/), '12')
  await submit()

  const [first, again, changed, next] = keys()
  expect(again).toBe(first)
  expect(new Set([first, changed, next]).size).toBe(3)
})

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

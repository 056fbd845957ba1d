import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { shownNotice } from '@/components/toast/notify'
import { AppError } from '@/lib/app-error'
import { plainSpaces, renderIn } from '@/lib/testing/render'

import { EnquiryCard } from './components/enquiry-card'
import { TextField } from './components/form-fields'
import { control, showForm } from './testing/show-form'
import { useEnquiryForm } from './use-enquiry-form'

interface Values {
  phone: string
  gdprConsent: boolean
}

const send = vi.fn<(values: Values, key: string) => Promise<string | undefined>>()

function Form() {
  const enquiry = useEnquiryForm<Values, Values>({
    keptAs: 'form',
    load: async () => ({ resolver: (values) => ({ values, errors: {} }), send }),
    success: { title: 'Sent', description: 'Thanks.' },
  })
  return (
    <EnquiryCard title="Form" submitLabel="Send" enquiry={enquiry}>
      <TextField name="phone" />
    </EnquiryCard>
  )
}

const phone = () => control('Phone')
const button = () => within(screen.getByRole('form', { name: 'Form' })).getByRole('button')

async function showFilledForm() {
  const user = await showForm(<Form />)
  await user.type(phone(), '1')
  return { user, submit: () => user.click(button()) }
}

beforeEach(() => {
  send.mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})

const generic = 'Failed to send message. Please try again.'

test.each([
  ['unavailable', / Our server is not available .*@.*\.$/],
  ['unexpected', /again\.$/],
] as const)('the error "%s" is shown as an alert and in a toast', async (code, end) => {
  // A field without a control.
  send.mockRejectedValue(new AppError(code, { field: 'formType' }))
  const { submit } = await showFilledForm()
  await submit()
  const { textContent } = await screen.findByRole('alert')
  expect(textContent.startsWith(generic)).toBe(true)
  expect(plainSpaces(textContent)).toMatch(end)
  expect(shownNotice()).toMatchObject({ tone: 'error', title: 'Error', description: textContent })
  expect(phone()).toHaveValue('1')
  expect(button()).toHaveFocus()
})

test('the next attempt removes the messages of the last one', async () => {
  const { submit } = await showFilledForm()
  await submit()
  const heading = () => screen.queryByRole('heading', { name: 'Sent' })
  await vi.waitFor(() => expect(heading()).toHaveFocus())
  expect(shownNotice()).toMatchObject({ tone: 'success', title: 'Sent', description: 'Thanks.' })
  expect(phone()).toHaveValue('')

  send.mockRejectedValue(new AppError('unavailable'))
  await submit()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(heading()).not.toBeInTheDocument()
  expect(shownNotice()?.tone).toBe('error')

  send.mockReturnValue(new Promise(() => undefined))
  await vi.waitFor(() => expect(button()).toBeEnabled())
  await submit()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a retry with the same values has the same idempotency key, changed values have a new key', async () => {
  send.mockRejectedValue(new Error('offline'))
  const { user, submit } = await showFilledForm()
  const keys = () => send.mock.calls.map(([, key]) => key)
  const submitOnceMore = async () => {
    const before = keys().length
    await vi.waitFor(() => expect(button()).toBeEnabled())
    await submit()
    await vi.waitFor(() => expect(keys()).toHaveLength(before + 1))
  }
  await submitOnceMore()
  await submitOnceMore()
  await user.type(phone(), '2')
  send.mockResolvedValueOnce(undefined)
  await submitOnceMore()
  // The same values as before, but after a success. user-event does not notice that the form was reset.
  await user.clear(phone())
  await user.type(phone(), '12')
  await submitOnceMore()

  const [first, again, changed, next] = keys()
  expect(again).toBe(first)
  expect(new Set([first, changed, next]).size).toBe(3)
})

test('a form that comes back after another page has its values, and a retry has the same key', async () => {
  send.mockRejectedValue(new Error('offline'))
  const { submit } = await showFilledForm()
  await submit()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  cleanup()
  await renderIn('en', <Form />)
  expect(phone()).toHaveValue('1')
  send.mockResolvedValue(undefined)
  await userEvent.click(button())
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0])

  await screen.findByRole('heading', { name: 'Sent' })
  cleanup()
  await renderIn('en', <Form />)
  expect(phone()).toHaveValue('')
})

test('a form that was sent after it left the page comes back empty', async () => {
  let resolve = () => {}
  send.mockReturnValue(new Promise((done) => (resolve = () => done(undefined))))
  const { submit } = await showFilledForm()
  await submit()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  cleanup()
  resolve()
  await vi.waitFor(() => expect(shownNotice()?.tone).toBe('success'))
  await renderIn('en', <Form />)
  expect(phone()).toHaveValue('')
})

test('the browser posts the form if it has begun to do so before hydration', async () => {
  const { submit } = await showFilledForm()
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(form).toMatchObject({ method: 'post', enctype: 'multipart/form-data', noValidate: true })
  expect(form).toHaveAttribute('action', '/functions/v1/send-contact-email')
  form.dataset.native = ''
  const submitted = new Promise<boolean>((resolve) =>
    window.addEventListener(
      'submit',
      (event) => {
        resolve(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    ),
  )
  await submit()
  expect(await submitted).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('the form sends the honeypot if it is filled in, and nothing invites anybody to fill it in', async () => {
  const { submit } = await showFilledForm()
  const honeypot = document.querySelector<HTMLInputElement>('[aria-hidden] > input[name=aside]')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
  const managers = { '1pIgnore': 'true', lpignore: 'true', bwignore: 'true', formType: 'other' }
  expect(honeypot?.dataset).toMatchObject(managers)
  if (honeypot) honeypot.value = 'spam'
  await submit()
  const values = expect.objectContaining({ phone: '1', aside: 'spam' }) as Values
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(values, expect.any(String)))
})

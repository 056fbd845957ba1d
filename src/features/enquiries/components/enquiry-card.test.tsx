import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry } from '../api/send-enquiry'
import {
  chip,
  consent,
  field,
  filledRequest,
  showFilledForm,
  submitButton,
} from '../testing/company-request-form'
import { showForm, toasts } from '../testing/show-form'
import { CompanyRequestForm } from './company-request-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())
afterEach(() => vi.restoreAllMocks())

test('until the server responds, the submit button says "Submitting...", is aria-disabled and keeps the focus, and further clicks and Enter send no second request', async () => {
  let respond = () => {}
  vi.mocked(sendEnquiry).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const user = await showFilledForm()
  await user.click(submitButton())
  await vi.waitFor(() => expect(submitButton()).toHaveTextContent('Submitting...'))
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
  expect(submitButton()).toHaveFocus()
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
  await user.dblClick(submitButton())
  await user.type(field(/Name/), '{Enter}')
  respond()
  await vi.waitFor(() => expect(submitButton()).toHaveTextContent('Send request'))
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false')
  expect(sendEnquiry).toHaveBeenCalledOnce()
})

test('the form keeps the values, logs the error and shows an error toast if sending fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(sendEnquiry).mockRejectedValue(new Error('502'))
  const user = await showFilledForm()
  await user.click(chip('React'))
  await user.click(submitButton())

  await vi.waitFor(() =>
    expect(toasts()).toEqual([
      { tone: 'error', title: 'Error', description: 'Failed to send message. Please try again.' },
    ]),
  )
  expect(log).toHaveBeenCalledOnce()
  expect(field(/Company/)).toHaveValue('Analytical Engines')
  expect(chip('React')).toBeChecked()
  expect(consent()).toBeChecked()
})

test('if three fields are invalid when the form is submitted, the form shows an error at each of the three fields, focuses the first of them, shows its error in a toast and sends nothing', async () => {
  const user = await showForm(<CompanyRequestForm />)
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/E-mail/), 'ada')
  await user.click(submitButton())

  await vi.waitFor(() => expect(field(/Name/)).toHaveFocus())
  expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description: 'Name: Required' }])
  expect(field(/Name/)).toHaveAccessibleDescription('Required')
  expect(field(/E-mail/)).toHaveAccessibleDescription('Invalid email')
  expect(consent()).toHaveAccessibleDescription('Required')
  expect(field(/Company/)).toBeValid()
  expect(sendEnquiry).not.toHaveBeenCalled()
})

test('the error of a field disappears when the visitor types a valid value into the field', async () => {
  const user = await showForm(<CompanyRequestForm />)
  await user.click(submitButton())
  await vi.waitFor(() => expect(field(/Name/)).toHaveAccessibleDescription('Required'))
  await user.type(field(/Name/), 'Ada')
  await vi.waitFor(() => expect(field(/Name/)).not.toHaveAccessibleDescription())
})

test('the form sends the value of the honeypot if the honeypot is filled in', async () => {
  const user = await showFilledForm()
  const honeypot = document.querySelector<HTMLInputElement>('input[name=aside]')
  if (honeypot) honeypot.value = 'spam'
  await user.click(submitButton())
  await vi.waitFor(() =>
    expect(sendEnquiry).toHaveBeenCalledWith({ ...filledRequest, aside: 'spam' }, expect.any(String)),
  )
})

import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry } from '../api/send-enquiry'
import { showForm, toasts } from '../testing/show-form'
import { CompanyRequestForm } from './company-request-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())
afterEach(() => vi.restoreAllMocks())

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const chip = (name: string) => screen.getByLabelText(name)
const chips = () => within(screen.getByRole('group', { name: /Technologies/ })).getAllByRole('checkbox')
const consent = () => screen.getByLabelText(/I agree/)
const send = () => screen.getByRole('button')

async function fillForm() {
  const user = await showForm(<CompanyRequestForm />)
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/Name/), ' Ada Lovelace ')
  await user.type(field(/E-mail/), 'ada@example.org')
  await user.click(consent())
  return user
}
const filled = {
  company: 'Analytical Engines',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technologies: [] as string[],
  gdprConsent: true,
  formType: 'company',
}

test('controls are named by the keys of the payload, have autocomplete attributes and no maxlength (spec 5)', async () => {
  await showForm(<CompanyRequestForm />)
  const attributes = ({ name, type, maxLength, required, autocomplete }: HTMLInputElement) =>
    [name, type, maxLength, required, autocomplete] as const
  expect([/^Company/, /^Name/, /^E-mail/, /^Phone/].map((label) => attributes(field(label)))).toEqual([
    ['company', 'text', -1, true, 'organization'],
    ['name', 'text', -1, true, 'name'],
    ['email', 'email', -1, true, 'email'],
    ['phone', 'tel', -1, false, 'tel'],
  ])
  expect(chips().map((each) => each.getAttribute('name'))).toEqual(Array(8).fill('technologies'))
  expect(consent()).toBeRequired()
})

test('chips are toggled by click and by keyboard, and are sent in the displayed order', async () => {
  const user = await fillForm()
  await user.click(screen.getByText('Python'))
  await user.click(screen.getByText('Java'))
  await user.click(chip('React'))
  await user.keyboard(' ')
  expect(chip('React')).not.toBeChecked()
  chip('.NET / C#').focus()
  await user.keyboard(' ')
  await user.click(send())

  await vi.waitFor(() => expect(toasts()).toHaveLength(1))
  expect(sendEnquiry).toHaveBeenCalledExactlyOnceWith(
    { ...filled, technologies: ['Java', '.NET / C#', 'Python'] },
    expect.any(String),
  )
})

test('shows a success toast and clears the form after it was sent, then sends a second enquiry', async () => {
  const user = await fillForm()
  await user.type(field(/Phone/), '+421 000 000 000')
  await user.click(chip('React'))
  await user.click(send())

  await vi.waitFor(() =>
    expect(toasts()).toEqual([
      {
        tone: 'success',
        title: 'Request sent',
        description: 'Thank you. We will get back to you within 24\u00A0hours.',
      },
    ]),
  )
  for (const label of [/Company/, /Name/, /E-mail/, /Phone/]) expect(field(label)).toHaveValue('')
  for (const box of [...chips(), consent()]) expect(box).not.toBeChecked()

  // The second enquiry has no values of the first. `clear` is needed because user-event does not see the reset.
  for (const label of [/Company/, /Name/, /E-mail/]) await user.clear(field(label))
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/Name/), 'Ada Lovelace')
  await user.type(field(/E-mail/), 'ada@example.org')
  await user.click(consent())
  await user.click(send())
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenLastCalledWith(filled, expect.any(String)))
})

test('while sending, the button shows it, keeps the focus and ignores further clicks', async () => {
  let respond = () => {}
  vi.mocked(sendEnquiry).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const user = await fillForm()
  await user.click(send())
  await vi.waitFor(() => expect(send()).toHaveTextContent('Submitting...'))
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  expect(send()).toHaveFocus()
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
  await user.dblClick(send())
  await user.type(field(/Name/), '{Enter}')
  respond()
  await vi.waitFor(() => expect(send()).toHaveTextContent('Send request'))
  expect(send()).toHaveAttribute('aria-disabled', 'false')
  expect(sendEnquiry).toHaveBeenCalledOnce()
})

test('keeps the values, logs the error and shows an error toast if sending fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(sendEnquiry).mockRejectedValue(new Error('502'))
  const user = await fillForm()
  await user.click(chip('React'))
  await user.click(send())

  await vi.waitFor(() =>
    expect(toasts()).toEqual([
      { tone: 'error', title: 'Error', description: 'Failed to send message. Please try again.' },
    ]),
  )
  expect(log).toHaveBeenCalledOnce()
  expect(field(/Company/)).toHaveValue('Analytical Engines')
  expect(chip('React')).toBeChecked()
  expect(consent()).toBeChecked()
  expect(send()).toBeEnabled()
})

test('shows each error at its field, focuses the first invalid field and names it in the toast', async () => {
  const user = await showForm(<CompanyRequestForm />)
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/E-mail/), 'ada')
  await user.click(send())

  await vi.waitFor(() => expect(field(/Name/)).toHaveFocus())
  expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description: 'Name: Required' }])
  expect(field(/Name/)).toHaveAccessibleDescription('Required')
  expect(field(/E-mail/)).toHaveAccessibleDescription('Invalid email')
  expect(consent()).toHaveAccessibleDescription('Required')
  expect(field(/Company/)).toBeValid()
  expect(field(/Company/)).toHaveValue('Analytical Engines')
  expect(sendEnquiry).not.toHaveBeenCalled()

  await user.type(field(/Name/), 'Ada')
  await vi.waitFor(() => expect(field(/Name/)).not.toHaveAccessibleDescription())
})

test('sends the value of a filled honeypot', async () => {
  const user = await fillForm()
  const honeypot = document.querySelector<HTMLInputElement>('input[name=website]')
  if (honeypot) honeypot.value = 'spam'
  await user.click(send())
  await vi.waitFor(() =>
    expect(sendEnquiry).toHaveBeenCalledWith({ ...filled, website: 'spam' }, expect.any(String)),
  )
})

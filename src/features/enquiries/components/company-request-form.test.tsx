import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry } from '../api/send-enquiry'
import {
  chip,
  chips,
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

test('the text fields of the company form have the expected name, type, required and autocomplete attributes and no maxlength (spec 5)', async () => {
  await showForm(<CompanyRequestForm />)
  const attributes = ({ name, type, maxLength, required, autocomplete }: HTMLInputElement) =>
    [name, type, maxLength, required, autocomplete] as const
  expect([/^Company/, /^Name/, /^E-mail/, /^Phone/].map((label) => attributes(field(label)))).toEqual([
    ['company', 'text', -1, true, 'organization'],
    ['name', 'text', -1, true, 'name'],
    ['email', 'email', -1, true, 'email'],
    ['phone', 'tel', -1, false, 'tel'],
  ])
})

test('the eight technology chips have the name `technologies`, and the consent is required', async () => {
  await showForm(<CompanyRequestForm />)
  expect(chips().map((each) => each.getAttribute('name'))).toEqual(Array(8).fill('technologies'))
  expect(consent()).toBeRequired()
})

test('a click and the space key toggle a chip, and the form sends the checked chips in the displayed order', async () => {
  const user = await showFilledForm()
  await user.click(screen.getByText('Python'))
  await user.click(screen.getByText('Java'))
  await user.click(chip('React'))
  await user.keyboard(' ')
  expect(chip('React')).not.toBeChecked()
  chip('.NET / C#').focus()
  await user.keyboard(' ')
  await user.click(submitButton())

  await vi.waitFor(() => expect(toasts()).toHaveLength(1))
  expect(sendEnquiry).toHaveBeenCalledExactlyOnceWith(
    { ...filledRequest, technologies: ['Java', '.NET / C#', 'Python'] },
    expect.any(String),
  )
})

async function sendRequest() {
  const user = await showFilledForm()
  await user.type(field(/Phone/), '+421 000 000 000')
  await user.click(chip('React'))
  await user.click(submitButton())
  await vi.waitFor(() => expect(toasts()).toHaveLength(1))
  return user
}

test('after a request was sent, the company form shows a success toast and is empty', async () => {
  await sendRequest()
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
})

test('a second request does not contain phone and technologies of the first request', async () => {
  const user = await sendRequest()
  // user-event does not notice that the form was reset. Without `clear`, it would type after the old text.
  for (const label of [/Company/, /Name/, /E-mail/]) await user.clear(field(label))
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/Name/), 'Ada Lovelace')
  await user.type(field(/E-mail/), 'ada@example.org')
  await user.click(consent())
  await user.click(submitButton())
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenLastCalledWith(filledRequest, expect.any(String)))
})

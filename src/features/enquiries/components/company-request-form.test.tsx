import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry } from '../api/send-enquiry'
import { showForm, toasts } from '../testing/show-form'
import { CompanyRequestForm } from './company-request-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const chip = (name: string) => screen.getByLabelText(name)
const chips = () => within(screen.getByRole('group', { name: /Technologies/ })).getAllByRole('checkbox')
const consent = () => screen.getByLabelText(/I agree/)
const submitButton = () => screen.getByRole('button')

async function showFilledForm() {
  const user = await showForm(<CompanyRequestForm />)
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/Name/), ' Ada Lovelace ')
  await user.type(field(/E-mail/), 'ada@example.org')
  await user.click(consent())
  return user
}

const filledRequest = {
  company: 'Analytical Engines',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technologies: [] as string[],
  gdprConsent: true,
  formType: 'company',
}

test('the text fields have types, required, autocomplete and inputmode, and no maxlength (spec 5)', async () => {
  await showForm(<CompanyRequestForm />)
  const attributes = ({ name, type, maxLength, required, autocomplete, inputMode }: HTMLInputElement) =>
    [name, type, maxLength, required, autocomplete, inputMode] as const
  expect([/^Company/, /^Name/, /^E-mail/, /^Phone/].map((label) => attributes(field(label)))).toEqual([
    ['company', 'text', -1, true, 'organization', ''],
    ['name', 'text', -1, true, 'name', ''],
    ['email', 'email', -1, true, 'email', 'email'],
    ['phone', 'tel', -1, false, 'tel', 'tel'],
  ])
  expect(consent()).toBeRequired()
  expect(screen.getByText(/candidates to you within 48 hours\.$/)).toBeVisible()
})

test('a click and the space key toggle a chip, and the checked chips are sent in the displayed order', async () => {
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

test('after a request, the form is empty, and the next request has no values of the first', async () => {
  const user = await showFilledForm()
  await user.type(field(/Phone/), '+421 000 000 000')
  await user.click(chip('React'))
  await user.click(submitButton())
  await vi.waitFor(() =>
    expect(toasts()).toEqual([
      {
        tone: 'success',
        title: 'Request sent',
        description: expect.stringMatching(/24\u00A0hours and .* 48\u00A0hours\.$/) as string,
      },
    ]),
  )
  for (const label of [/Company/, /Name/, /E-mail/, /Phone/]) expect(field(label)).toHaveValue('')
  for (const box of [...chips(), consent()]) expect(box).not.toBeChecked()

  // user-event does not notice that the form was reset. Without `clear`, it would type after the old text.
  for (const label of [/Company/, /Name/, /E-mail/]) await user.clear(field(label))
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/Name/), 'Ada Lovelace')
  await user.type(field(/E-mail/), 'ada@example.org')
  await user.click(consent())
  await user.click(submitButton())
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenLastCalledWith(filledRequest, expect.any(String)))
})

test('each invalid field shows its error, and the first has the focus and is named in the toast', async () => {
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

  await user.type(field(/Name/), 'Ada')
  await vi.waitFor(() => expect(field(/Name/)).not.toHaveAccessibleDescription())
})

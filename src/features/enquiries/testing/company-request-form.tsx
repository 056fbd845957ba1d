import { screen, within } from '@testing-library/react'

import { CompanyRequestForm } from '../components/company-request-form'
import { showForm } from './show-form'

export const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
export const chip = (name: string) => screen.getByLabelText(name)
export const chips = () =>
  within(screen.getByRole('group', { name: /Technologies/ })).getAllByRole('checkbox')
export const consent = () => screen.getByLabelText(/I agree/)
export const submitButton = () => screen.getByRole('button')

export async function showFilledForm() {
  const user = await showForm(<CompanyRequestForm />)
  await user.type(field(/Company/), 'Analytical Engines')
  await user.type(field(/Name/), ' Ada Lovelace ')
  await user.type(field(/E-mail/), 'ada@example.org')
  await user.click(consent())
  return user
}

export const filledRequest = {
  company: 'Analytical Engines',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technologies: [] as string[],
  gdprConsent: true,
  formType: 'company',
}

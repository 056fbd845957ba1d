import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const name = () => screen.getByLabelText(/^Name/)
export const email = () => screen.getByLabelText(/^E-mail/)
export const technology = () => screen.getByLabelText<HTMLSelectElement>(/technology/)
export const cv = () => screen.getByLabelText<HTMLInputElement>(/^CV/)
export const consent = () => screen.getByLabelText(/I agree/)

export const removeButton = (fileName: string) => screen.queryByRole('button', { name: `Remove ${fileName}` })

export const technologyLabels = () =>
  [...technology().options]
    .slice(1)
    .map(({ text }) => text)
    .join(', ')

export async function fillCandidateForm(user: UserEvent, technologyLabel: string) {
  await user.type(name(), 'Ada Lovelace')
  await user.type(email(), 'ada@example.org')
  await user.selectOptions(technology(), technologyLabel)
  await user.click(consent())
}

/** The payload of a sign-up with the technology `.NET / C#`, without `formType` and `cvFile`. */
export const filledCandidate = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technology: 'dotnet',
  gdprConsent: true,
}

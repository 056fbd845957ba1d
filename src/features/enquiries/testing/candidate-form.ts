import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* Queries for the fields that the sign-up and the application share. */

export const name = () => screen.getByLabelText(/^Name/)
export const email = () => screen.getByLabelText(/^E-mail/)
export const technology = () => screen.getByLabelText<HTMLSelectElement>(/technology/)
export const cv = () => screen.getByLabelText<HTMLInputElement>(/^CV/)
export const consent = () => screen.getByLabelText(/I agree/)

/** Returns the button that removes the chosen file, or null if the file is not chosen. */
export const removeButton = (fileName: string) => screen.queryByRole('button', { name: `Remove ${fileName}` })

/** Returns the labels of the technology options, without the placeholder. */
export const technologyLabels = () =>
  [...technology().options]
    .slice(1)
    .map(({ text }) => text)
    .join(', ')

/** Fills in all required fields. `label` is the technology to select. */
export async function fillCandidateForm(user: UserEvent, label: string) {
  await user.type(name(), 'Ada Lovelace')
  await user.type(email(), 'ada@example.org')
  await user.selectOptions(technology(), label)
  await user.click(consent())
}

/** The payload of the filled form, without the fields that differ between the two forms. */
export const filledCandidate = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technology: 'dotnet',
  gdprConsent: true,
}

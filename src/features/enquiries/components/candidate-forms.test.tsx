import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { maxCvBytes } from '@contracts/enquiry-rules'

import { shownNotice } from '@/components/toast/notify'

import { acceptEnquiries, control, sentEnquiries, showForm } from '../testing/show-form'
import { ApplicationForm, SpecialistForm } from './candidate-forms'

beforeEach(acceptEnquiries)

const cv = () => control('CV')
const removeButton = (fileName: string) => screen.queryByRole('button', { name: `Remove ${fileName}` })
const click = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

async function fill(user: UserEvent, technology: string) {
  await user.type(control('Name'), 'Ada Lovelace')
  await user.type(control('Email'), 'ada@example.org')
  await user.selectOptions(control('Primary technology'), technology)
  await user.click(control('I agree'))
}

const filled = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', gdprConsent: true }

const pdf = (name: string, byteLength = 3000) =>
  new File(['%PDF-1.7\n'.padEnd(byteLength)], name, { type: 'application/pdf' })

test('the sign-up has maxlength and no selected technology (spec 5)', async () => {
  await showForm(<SpecialistForm />)
  const limited = document.querySelectorAll<HTMLInputElement>('input[maxlength]')
  const lengths = Array.from(limited, ({ name, maxLength }) => `${name} ${maxLength}`)
  expect(lengths).toEqual(['name 100', 'email 255', 'phone 20'])
  expect(control('Primary technology')).toHaveValue('')
  expect(control('Phone')).not.toBeRequired()
  expect(screen.getByRole('link', { name: /privacy/ })).toHaveAttribute('target', '_blank')
  expect(control('Primary technology').children, 'with the placeholder').toHaveLength(17)
})

test('the application sends title and technology label, and a panel replaces the form', async () => {
  const user = await showForm(<ApplicationForm offerId={1} jobTitle="Senior React Developer" />)
  expect(control('Primary technology').children, 'with the placeholder').toHaveLength(15)
  await fill(user, 'GoLang')
  await user.upload(cv(), new File(['%PDF-1.7 Ada'], 'Ada.pdf', { type: 'application/pdf' }))
  vi.spyOn(console, 'error').mockReturnValue()
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL')
  read.mockImplementationOnce(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  await click(user, 'Apply Now')
  expect(await screen.findByRole('alert'), 'the CV was moved').toHaveTextContent(/^Failed to send/)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled())
  await click(user, 'Apply Now')

  expect(await screen.findByRole('heading', { name: 'Application Sent!' })).toHaveFocus()
  const cvFile = { name: 'Ada.pdf', content: btoa('%PDF-1.7 Ada'), type: 'application/pdf' }
  const offer = { jobTitle: 'Senior React Developer', technology: 'GoLang' }
  expect(sentEnquiries()).toEqual([{ ...filled, ...offer, formType: 'job-application', cvFile }])
  const description = 'Thank you for your interest. We will contact you soon.'
  expect(shownNotice()).toMatchObject({ tone: 'success', title: 'Application Sent!', description })
  expect(screen.getByText(description)).toBeVisible()
  expect(screen.getByText('a-reference')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See other projects' })).toHaveAttribute('href', '/en/it-projects')
  expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument()

  await click(user, 'Send another application')
  expect(control('Name')).toHaveFocus()
  expect(control('Name')).toHaveValue('')
  expect(cv().files).toHaveLength(0)
})

const hint = 'PDF, DOC or DOCX, at most 5\u00a0MB'

test('the CV field shows name and size of the chosen file, which can be removed', async () => {
  const user = await showForm(<SpecialistForm />)
  expect(cv()).toHaveAttribute('accept', '.pdf,.doc,.docx')
  expect(cv()).toHaveAccessibleDescription(hint)
  await user.upload(cv(), pdf('a long name.pdf', 1_500_000))
  const size = await screen.findByText('1,465 KB')
  expect(size.parentElement).toHaveTextContent('a long name.pdf1,465 KB')
  await click(user, 'Remove a long name.pdf')
  expect(removeButton('a long name.pdf')).not.toBeInTheDocument()
  expect(cv().files).toHaveLength(0)
  expect(cv()).toHaveFocus()
})

test.each([
  ['an executable', () => new File(['MZ\x90\x00'], 'cv.pdf'), 'PDF, DOC or DOCX only'],
  ['another extension', () => pdf('cv.odt'), 'PDF, DOC or DOCX only'],
  ['macros', () => new File(['PK\x03\x04 word/vbaProject.bin'], 'cv.docx'), /^Contains macros/],
  ['no content', () => new File([], 'cv.pdf'), 'The file is empty'],
  ['more than 5 MB', () => pdf('cv.pdf', maxCvBytes + 1), 'The limit is 5\u00a0MB'],
] as const)('a CV with %s has an error and is not sent until it is removed', async (_, file, text) => {
  const user = await showForm(<SpecialistForm />)
  await user.upload(cv(), file())
  await vi.waitFor(() => expect(cv()).toBeInvalid())
  expect(cv()).toHaveAccessibleDescription(expect.stringMatching(`^${hint} \\S`) as string)

  await fill(user, 'Java')
  // Withdraws the consent, which comes after the CV. So the form must focus the CV.
  await user.click(control('I agree'))
  await user.type(control('Name'), '{Enter}')
  await vi.waitFor(() => expect(cv()).toHaveFocus())
  expect(shownNotice()?.description?.replace(/^CV: /, '')).toEqual(expect.stringMatching(text))
  expect(sentEnquiries()).toEqual([])

  await click(user, `Remove ${cv().files?.[0]?.name}`)
  await vi.waitFor(() => expect(cv()).toBeValid())
  await user.click(control('I agree'))
  await click(user, 'Sign up')
  const enquiry = { ...filled, technology: 'java', formType: 'it-specialist', cvFile: null }
  await vi.waitFor(() => expect(sentEnquiries()).toEqual([enquiry]))
  expect(await screen.findByRole('heading', { name: 'Thank you for signing up' })).toHaveFocus()
})

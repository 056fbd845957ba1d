import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { maxCvBytes } from '@contracts/cv-rules'

import { sendEnquiry } from '../api/send-enquiry'
import { consent, cv, fillCandidateForm, name, removeButton } from '../testing/candidate-form'
import { pdf, showForm, toasts } from '../testing/show-form'
import { SpecialistForm } from './specialist-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())
afterEach(() => vi.restoreAllMocks())

const show = () => showForm(<SpecialistForm />)
const hint = 'PDF, DOC or DOCX, at most 5\u00a0MB'

test('the CV input has the name cvFile, the accepted extensions in its accept attribute, and the rules for the file as description', async () => {
  await show()
  expect(cv()).toHaveAttribute('accept', '.pdf,.doc,.docx')
  expect(cv()).toHaveAttribute('name', 'cvFile')
  expect(cv()).toHaveAccessibleDescription(hint)
})

test('the CV field shows the name and the size of the chosen file', async () => {
  const user = await show()
  await user.upload(cv(), pdf('cv.pdf', 1_500_000))
  expect(await screen.findByText('cv.pdf')).toBeInTheDocument()
  expect(screen.getByText('1,465 KB')).toBeInTheDocument()
})

test('a click on the remove button of the CV field removes the chosen file and focuses the input', async () => {
  const user = await show()
  await user.upload(cv(), pdf('cv.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }))
  expect(removeButton('cv.pdf')).not.toBeInTheDocument()
  expect(cv().files).toHaveLength(0)
  expect(cv()).toHaveFocus()
})

const rejectedFiles = [
  ['an executable named .pdf', () => new File(['MZ\x90\x00'], 'cv.pdf'), 'PDF, DOC or DOCX only'],
  ['a file with another extension', () => pdf('cv.odt'), 'PDF, DOC or DOCX only'],
  [
    'a file with macros',
    () => new File(['PK\x03\x04 word/vbaProject.bin'], 'cv.docx'),
    'Contains macros. Please choose a\u00A0file without them, such as a\u00A0PDF.',
  ],
  ['a file of more than 5 MB', () => pdf('cv.pdf', maxCvBytes + 1), 'The limit is 5\u00a0MB'],
] as const

test.each(rejectedFiles)(
  'when %s is chosen, the CV field, but not the name field, shows an error until a valid file is chosen',
  async (_, file, text) => {
    const user = await show()
    await user.upload(cv(), file())
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(`${hint} ${text}`))
    expect(cv()).toBeInvalid()
    expect(name()).not.toHaveAccessibleDescription()

    await user.upload(cv(), pdf('better.pdf'))
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(hint))
  },
)

test.each(rejectedFiles)(
  'when %s is submitted and the consent is missing too, the form focuses the CV input, shows the error of the CV in a toast and sends nothing',
  async (_, file, text) => {
    const user = await show()
    await user.upload(cv(), file())
    await fillCandidateForm(user, 'Java')
    // `fillCandidateForm` has given the consent, and this click withdraws it. The form must focus the CV, which comes
    // before the consent.
    await user.click(consent())
    await user.click(screen.getByRole('button', { name: 'Sign up' }))

    await vi.waitFor(() => expect(cv()).toHaveFocus())
    expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description: `CV: ${text}` }])
    expect(sendEnquiry).not.toHaveBeenCalled()
  },
)

test('the sign-up form sends a CV of exactly 5 MB', async () => {
  const user = await show()
  await user.upload(cv(), pdf('cv.pdf', maxCvBytes))
  await fillCandidateForm(user, 'Java')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
  const base64Length = Math.ceil(maxCvBytes / 3) * 4
  expect(vi.mocked(sendEnquiry).mock.lastCall?.[0]).toHaveProperty('cvFile.content.length', base64Length)
})

test('if the CV cannot be read when the visitor submits the sign-up form, the form shows the generic error toast, logs the error, keeps name and CV, and sends nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const readError = new DOMException('deleted', 'NotReadableError')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(readError)
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'error', { value: readError })
    this.dispatchEvent(new ProgressEvent('error'))
  })
  const user = await show()
  await fillCandidateForm(user, 'Java')
  await user.upload(cv(), pdf('cv.pdf'))
  await user.click(screen.getByRole('button', { name: 'Sign up' }))

  await vi.waitFor(() =>
    expect(toasts()).toEqual([
      { tone: 'error', title: 'Error', description: 'Failed to send message. Please try again.' },
    ]),
  )
  expect(log).toHaveBeenCalledWith(expect.any(String), readError)
  expect(sendEnquiry).not.toHaveBeenCalled()
  expect(removeButton('cv.pdf')).toBeVisible()
  expect(name()).toHaveValue('Ada Lovelace')
})

import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { maxCvBytes } from '@contracts/cv-rules'

import { sendEnquiry } from '../api/send-enquiry'
import { showForm, toasts } from '../testing/show-form'
import { ApplicationForm } from './application-form'
import { SpecialistForm } from './specialist-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())
afterEach(() => vi.restoreAllMocks())

const name = () => screen.getByLabelText(/^Name/)
const technology = () => screen.getByLabelText<HTMLSelectElement>(/technology/)
const cv = () => screen.getByLabelText<HTMLInputElement>(/^CV/)
const consent = () => screen.getByLabelText(/I agree/)
const removeButton = (fileName: string) => screen.queryByRole('button', { name: `Remove ${fileName}` })

const showSignUp = () => showForm(<SpecialistForm />)
const signUp = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign up' }))

async function fill(user: UserEvent, technologyLabel: string) {
  await user.type(name(), 'Ada Lovelace')
  await user.type(screen.getByLabelText(/^E-mail/), 'ada@example.org')
  await user.selectOptions(technology(), technologyLabel)
  await user.click(consent())
}

const filled = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technology: 'dotnet',
  gdprConsent: true,
}

const pdf = (fileName: string, byteLength = 3000) => {
  const bytes = new Uint8Array(byteLength)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], fileName, { type: 'application/pdf' })
}

test.each([
  [
    'sign-up',
    <SpecialistForm key="sign-up" />,
    'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, Flutter, Kotlin, Go, DevOps, UX/UI, QA, PM/Scrum Master, Other',
  ],
  [
    'application',
    <ApplicationForm key="application" jobTitle="Developer" />,
    'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, DevOps, GoLang, Other, UX/UI, QA, PM/Scrum Master',
  ],
])(
  'the %s has the technologies of spec 3, none selected, and three inputs with maxlength',
  async (_, form, labels) => {
    await showForm(form)
    const [, ...options] = technology().options
    expect(options.map(({ text }) => text).join(', ')).toBe(labels)
    expect(technology()).toHaveValue('')
    expect(technology()).toBeRequired()
    const limited = document.querySelectorAll<HTMLInputElement>('input[maxlength]')
    expect(Array.from(limited, (input) => [input.name, input.maxLength])).toEqual([
      ['name', 100],
      ['email', 255],
      ['phone', 20],
    ])
  },
)

test('the sign-up sends the CV as base64, shows a success toast and is cleared', async () => {
  const user = await showSignUp()
  await fill(user, '.NET / C#')
  await user.upload(cv(), new File(['%PDF-1.7 Ada'], 'Ada.pdf', { type: 'application/pdf' }))
  await signUp(user)

  const title = 'Thank you for signing up'
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ tone: 'success', title }]))
  const cvFile = { name: 'Ada.pdf', content: btoa('%PDF-1.7 Ada'), type: 'application/pdf' }
  expect(sendEnquiry).toHaveBeenCalledExactlyOnceWith(
    { ...filled, formType: 'it-specialist', cvFile },
    expect.stringMatching(/^[\da-f-]{36}$/),
  )
  expect(name()).toHaveValue('')
  expect(technology()).toHaveValue('')
  expect(consent()).not.toBeChecked()
  await vi.waitFor(() => expect(removeButton('Ada.pdf')).not.toBeInTheDocument())
  expect(cv().files).toHaveLength(0)
})

test('the sign-up sends cvFile null if no CV is chosen', async () => {
  const user = await showSignUp()
  await fill(user, '.NET / C#')
  await signUp(user)
  const payload = { ...filled, formType: 'it-specialist', cvFile: null }
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledWith(payload, expect.any(String)))
})

test('the application sends the job title and the technology label, and a panel replaces the form', async () => {
  const user = await showForm(<ApplicationForm jobTitle="Senior React Developer" />)
  await fill(user, 'GoLang')
  await user.upload(cv(), pdf('cv.pdf'))
  await user.click(screen.getByRole('button', { name: 'Apply Now' }))

  expect(await screen.findByRole('heading', { name: 'Application Sent!' })).toHaveFocus()
  expect(vi.mocked(sendEnquiry).mock.lastCall?.[0]).toMatchObject({
    ...filled,
    technology: 'GoLang',
    formType: 'job-application',
    jobTitle: 'Senior React Developer',
    cvFile: { name: 'cv.pdf', type: 'application/pdf' },
  })
  const description = 'Thank you for your interest. We will contact you soon.'
  expect(toasts()).toEqual([{ tone: 'success', title: 'Application Sent!', description }])
  expect(screen.getByText(description)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See other projects' })).toHaveAttribute('href', '/en/it-projects')
  expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Send another application' }))
  expect(name()).toHaveFocus()
  expect(name()).toHaveValue('')
  expect(technology()).toHaveValue('')
  expect(consent()).not.toBeChecked()
  expect(cv().files).toHaveLength(0)
  expect(screen.queryByRole('heading', { name: 'Application Sent!' })).not.toBeInTheDocument()
})

const hint = 'PDF, DOC or DOCX, at most 5\u00a0MB'

test('the CV field shows name and size of the chosen file, which can be removed', async () => {
  const user = await showSignUp()
  expect(cv()).toHaveAttribute('accept', '.pdf,.doc,.docx')
  expect(cv()).toHaveAccessibleDescription(hint)
  await user.upload(cv(), pdf('cv.pdf', 1_500_000))
  expect(await screen.findByText('cv.pdf')).toBeInTheDocument()
  expect(screen.getByText('1,465 KB')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
  expect(removeButton('cv.pdf')).not.toBeInTheDocument()
  expect(cv().files).toHaveLength(0)
  expect(cv()).toHaveFocus()
})

test.each([
  ['an executable', () => new File(['MZ\x90\x00'], 'cv.pdf'), 'PDF, DOC or DOCX only'],
  ['another extension', () => pdf('cv.odt'), 'PDF, DOC or DOCX only'],
  ['macros', () => new File(['PK\x03\x04 word/vbaProject.bin'], 'cv.docx'), /^Contains macros/],
  ['more than 5 MB', () => pdf('cv.pdf', maxCvBytes + 1), 'The limit is 5\u00a0MB'],
] as const)(
  'the CV field shows an error for a file with %s, and the form does not send it',
  async (_, file, text) => {
    const user = await showSignUp()
    await user.upload(cv(), file())
    const error = expect.stringMatching(text) as string
    await vi.waitFor(() => expect(cv()).toBeInvalid())
    expect(cv()).toHaveAccessibleDescription(expect.stringContaining(hint) as string)
    expect(name()).not.toHaveAccessibleDescription()

    await fill(user, 'Java')
    // Withdraws the consent, which comes after the CV. So the form must focus the CV.
    await user.click(consent())
    await signUp(user)
    await vi.waitFor(() => expect(cv()).toHaveFocus())
    const [toast] = toasts()
    expect(toast?.description?.replace(/^CV: /, '')).toEqual(error)
    expect(sendEnquiry).not.toHaveBeenCalled()

    await user.upload(cv(), pdf('better.pdf'))
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(hint))
  },
)

test('if the CV cannot be read, the form shows the generic error, logs it and keeps name and CV', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const readError = new DOMException('deleted', 'NotReadableError')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(readError)
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'error', { value: readError })
    this.dispatchEvent(new ProgressEvent('error'))
  })
  const user = await showSignUp()
  await fill(user, 'Java')
  await user.upload(cv(), pdf('cv.pdf'))
  await signUp(user)

  const description = 'Failed to send message. Please try again.'
  await vi.waitFor(() => expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description }]))
  expect(log).toHaveBeenCalledWith(expect.any(String), readError)
  expect(sendEnquiry).not.toHaveBeenCalled()
  expect(removeButton('cv.pdf')).toBeVisible()
  expect(name()).toHaveValue('Ada Lovelace')
})

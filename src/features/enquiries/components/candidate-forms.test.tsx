import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { maxCvBytes } from '@contracts/cv-rules'

import { sendEnquiry } from '../api/send-enquiry'
import { pdf, showForm, toasts } from '../testing/show-form'
import { ApplicationForm } from './application-form'
import { SpecialistForm } from './specialist-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())
afterEach(() => vi.restoreAllMocks())

const name = () => screen.getByLabelText(/^Name/)
const email = () => screen.getByLabelText(/^E-mail/)
const technology = () => screen.getByLabelText<HTMLSelectElement>(/technology/)
const cv = () => screen.getByLabelText<HTMLInputElement>(/^CV/)
const consent = () => screen.getByLabelText(/I agree/)
/** Returns the button that removes the chosen file, or null if the file is not chosen. */
const removeButton = (name: string) => screen.queryByRole('button', { name: `Remove ${name}` })
const labels = () => [...technology().options].slice(1).map(({ text }) => text)

async function fillForm(user: UserEvent, label: string) {
  await user.type(name(), 'Ada Lovelace')
  await user.type(email(), 'ada@example.org')
  await user.selectOptions(technology(), label)
  await user.click(consent())
}
const anyKey = expect.stringMatching(/^[\da-f-]{36}$/) as string
const filled = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technology: 'dotnet',
  gdprConsent: true,
}

describe('SpecialistForm', () => {
  const show = () => showForm(<SpecialistForm />)
  const send = () => screen.getByRole('button', { name: 'Sign up' })

  test('has the technologies of spec 3 as options, none of them selected', async () => {
    await show()
    expect(technology()).toHaveValue('')
    expect(technology()).toBeRequired()
    expect(technology().name).toBe('technology')
    expect(labels().join(', ')).toBe(
      'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, Flutter, Kotlin, Go, DevOps, UX/UI, QA, PM/Scrum Master, Other',
    )
  })

  test('sends the payload with the CV as base64, shows a success toast and clears the form', async () => {
    const user = await show()
    await fillForm(user, '.NET / C#')
    await user.upload(cv(), new File(['%PDF-1.7 Ada'], 'Ada Lovelace.pdf', { type: 'application/pdf' }))
    await user.click(send())

    await vi.waitFor(() =>
      expect(toasts()).toEqual([
        {
          tone: 'success',
          title: 'Thank you for signing up',
          description: 'We will get back to you within 24\u00A0hours.',
        },
      ]),
    )
    expect(sendEnquiry).toHaveBeenCalledExactlyOnceWith(
      {
        ...filled,
        formType: 'it-specialist',
        cvFile: { name: 'Ada Lovelace.pdf', content: btoa('%PDF-1.7 Ada'), type: 'application/pdf' },
      },
      anyKey,
    )
    expect(name()).toHaveValue('')
    expect(technology()).toHaveValue('')
    expect(consent()).not.toBeChecked()
    await vi.waitFor(() => expect(removeButton('Ada Lovelace.pdf')).not.toBeInTheDocument())
    expect(cv().files).toHaveLength(0)
  })

  test('sends cvFile null if no CV is chosen', async () => {
    const user = await show()
    await fillForm(user, '.NET / C#')
    await user.click(send())
    await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
    expect(sendEnquiry).toHaveBeenCalledWith({ ...filled, formType: 'it-specialist', cvFile: null }, anyKey)
  })

  test('focuses the technology and sends nothing if no technology is selected', async () => {
    const user = await show()
    await user.type(name(), 'Ada Lovelace')
    await user.type(email(), 'ada@example.org')
    await user.click(consent())
    await user.click(send())
    await vi.waitFor(() => expect(technology()).toHaveFocus())
    expect(technology()).toHaveAccessibleDescription('Required')
    expect(sendEnquiry).not.toHaveBeenCalled()
  })
})

describe('CV input', () => {
  const show = () => showForm(<SpecialistForm />)
  const hint = 'PDF, DOC or DOCX, at most 5\u00a0MB'

  test('has the accepted extensions as attribute and as description', async () => {
    await show()
    expect(cv()).toHaveAttribute('accept', '.pdf,.doc,.docx')
    expect(cv()).toHaveAttribute('name', 'cvFile')
    expect(cv()).toHaveAccessibleDescription(hint)
  })

  test('shows name and size of the chosen file and removes it by the button', async () => {
    const user = await show()
    await user.upload(cv(), pdf('cv.pdf', 1_500_000))
    await vi.waitFor(() => expect(removeButton('cv.pdf')).toBeVisible())
    expect(screen.getByText('1,465 KB')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
    expect(removeButton('cv.pdf')).not.toBeInTheDocument()
    expect(cv().files).toHaveLength(0)
    expect(cv()).toHaveFocus()
  })

  test.each([
    ['an executable named .pdf', () => new File(['MZ\x90\x00'], 'cv.pdf'), 'PDF, DOC or DOCX only'],
    ['another extension', () => pdf('cv.odt'), 'PDF, DOC or DOCX only'],
    [
      'a file with macros',
      () => new File(['PK\x03\x04 word/vbaProject.bin'], 'cv.docx'),
      'Contains macros. Please choose a\u00A0file without them, such as a\u00A0PDF.',
    ],
    ['more than 5 MB', () => pdf('cv.pdf', maxCvBytes + 1), 'At most 5\u00a0MB'],
  ])('rejects %s when it is chosen and when the form is submitted', async (_, file, text) => {
    const user = await show()
    await user.upload(cv(), file())
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(`${hint} ${text}`))
    expect(cv()).toBeInvalid()
    expect(name()).not.toHaveAccessibleDescription()

    await fillForm(user, 'Java')
    await user.click(consent())
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    // Consent is missing too, but the CV comes first in the form.
    await vi.waitFor(() => expect(cv()).toHaveFocus())
    expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description: `CV: ${text}` }])
    expect(sendEnquiry).not.toHaveBeenCalled()

    await user.upload(cv(), pdf('better.pdf'))
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(hint))
  })

  test('accepts a file of exactly 5 MB', async () => {
    const user = await show()
    await user.upload(cv(), pdf('cv.pdf', maxCvBytes))
    await fillForm(user, 'Java')
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
    const base64Length = Math.ceil(maxCvBytes / 3) * 4
    expect(vi.mocked(sendEnquiry).mock.lastCall?.[0]).toHaveProperty('cvFile.content.length', base64Length)
  })

  test('shows the generic error toast if the file cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const readError = new DOMException('deleted', 'NotReadableError')
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(readError)
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      Object.defineProperty(this, 'error', { value: readError })
      this.dispatchEvent(new ProgressEvent('error'))
    })
    const user = await show()
    await fillForm(user, 'Java')
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
})

describe('ApplicationForm', () => {
  const show = () => showForm(<ApplicationForm jobTitle="Senior React Developer" />)
  const send = () => screen.getByRole('button', { name: 'Apply Now' })

  test('has the technologies of spec 3 as options', async () => {
    await show()
    expect(labels().join(', ')).toBe(
      'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, DevOps, GoLang, Other, UX/UI, QA, PM/Scrum Master',
    )
  })

  test('sends the job title, then shows a toast and a panel that links to other projects and to an empty form', async () => {
    const user = await show()
    await fillForm(user, 'GoLang')
    await user.upload(cv(), pdf('cv.pdf'))
    await user.click(send())

    const thanks = await screen.findByRole('heading', { name: 'Application Sent!' })
    expect(thanks).toHaveFocus()
    expect(screen.getByText(/contact you soon/)).toBeInTheDocument()
    expect(toasts()).toEqual([
      {
        tone: 'success',
        title: 'Application Sent!',
        description: 'Thank you for your interest. We will contact you soon.',
      },
    ])
    expect(screen.getByRole('link', { name: 'See other projects' })).toHaveAttribute(
      'href',
      '/en/it-projects',
    )
    expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument()
    expect(vi.mocked(sendEnquiry).mock.lastCall?.[0]).toMatchObject({
      ...filled,
      technology: 'GoLang',
      formType: 'job-application',
      jobTitle: 'Senior React Developer',
      cvFile: { name: 'cv.pdf', type: 'application/pdf' },
    })

    await user.click(screen.getByRole('button', { name: 'Send another application' }))
    expect(name()).toHaveFocus()
    expect(name()).toHaveValue('')
    expect(technology()).toHaveValue('')
    expect(consent()).not.toBeChecked()
    expect(cv().files).toHaveLength(0)
  })

  test('keeps the values if sending fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.mocked(sendEnquiry).mockRejectedValue(new Error('502'))
    const user = await show()
    await fillForm(user, 'Java')
    await user.click(send())
    await vi.waitFor(() => expect(toasts()).toHaveLength(1))
    expect(name()).toHaveValue('Ada Lovelace')
    expect(technology()).toHaveValue('Java')
  })
})

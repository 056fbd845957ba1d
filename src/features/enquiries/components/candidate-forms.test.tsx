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
/** The name of the chosen file, whose extension is an element of its own. */
const chosen = (name: string) => screen.queryByRole('button', { name: `Remove ${name}` })
const labels = () => [...technology().options].slice(1).map(({ text }) => text)

async function fillIn(user: UserEvent, label: string) {
  await user.type(name(), 'Ada Lovelace')
  await user.type(email(), 'ada@example.org')
  await user.selectOptions(technology(), label)
  await user.click(consent())
}
const aKey = expect.stringMatching(/^[\da-f-]{36}$/) as string
const filled = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  technology: 'dotnet',
  gdprConsent: true,
}

describe('sign-up', () => {
  const show = () => showForm(<SpecialistForm />)
  const send = () => screen.getByRole('button', { name: 'Sign up' })

  test('offers the technologies of spec 3 and nothing chosen', async () => {
    await show()
    expect(technology()).toHaveValue('')
    expect(technology()).toBeRequired()
    expect(technology().name).toBe('technology')
    expect(labels().join(', ')).toBe(
      'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, Flutter, Kotlin, Go, DevOps, UX/UI, QA, PM/Scrum Master, Other',
    )
  })

  test('sends the payload with the CV as base64, then thanks and is empty again', async () => {
    const user = await show()
    await fillIn(user, '.NET / C#')
    await user.upload(cv(), new File(['%PDF-1.7 Ada'], 'Ada Lovelace.pdf', { type: 'application/pdf' }))
    await user.click(send())

    await vi.waitFor(() =>
      expect(toasts()).toEqual([
        {
          tone: 'success',
          title: 'Thank you for signing up',
          description: 'We will get back to you within 24 hours.',
        },
      ]),
    )
    expect(sendEnquiry).toHaveBeenCalledExactlyOnceWith(
      {
        ...filled,
        formType: 'it-specialist',
        cvFile: { name: 'Ada Lovelace.pdf', content: btoa('%PDF-1.7 Ada'), type: 'application/pdf' },
      },
      aKey,
    )
    expect(name()).toHaveValue('')
    expect(technology()).toHaveValue('')
    expect(consent()).not.toBeChecked()
    await vi.waitFor(() => expect(chosen('Ada Lovelace.pdf')).not.toBeInTheDocument())
    expect(cv().files).toHaveLength(0)
  })

  test('sends null in place of a CV', async () => {
    const user = await show()
    await fillIn(user, '.NET / C#')
    await user.click(send())
    await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
    expect(sendEnquiry).toHaveBeenCalledWith({ ...filled, formType: 'it-specialist', cvFile: null }, aKey)
  })

  test('needs a technology', async () => {
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

describe('CV picker', () => {
  const show = () => showForm(<SpecialistForm />)
  const hint = 'PDF, DOC or DOCX, at most 5\u00a0MB'

  test('says what it takes', async () => {
    await show()
    expect(cv()).toHaveAttribute('accept', '.pdf,.doc,.docx')
    expect(cv()).toHaveAttribute('name', 'cvFile')
    expect(cv()).toHaveAccessibleDescription(hint)
  })

  test('shows name and size of the file, and gives it back', async () => {
    const user = await show()
    await user.upload(cv(), pdf('cv.pdf', 1_500_000))
    await vi.waitFor(() => expect(chosen('cv.pdf')).toBeVisible())
    expect(screen.getByText('1,465 KB')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
    expect(chosen('cv.pdf')).not.toBeInTheDocument()
    expect(cv().files).toHaveLength(0)
    expect(cv()).toHaveFocus()
  })

  test.each([
    ['a renamed program', () => new File(['MZ\x90\x00'], 'cv.pdf'), 'PDF, DOC or DOCX only'],
    ['another kind', () => pdf('cv.odt'), 'PDF, DOC or DOCX only'],
    [
      'a file with macros',
      () => new File(['PK\x03\x04 word/vbaProject.bin'], 'cv.docx'),
      'Contains macros. Please choose a file without them, such as a PDF.',
    ],
    ['more than 5 MB', () => pdf('cv.pdf', maxCvBytes + 1), 'At most 5\u00a0MB'],
  ])('refuses %s at once, and again when sending', async (_, file, text) => {
    const user = await show()
    await user.upload(cv(), file())
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(`${hint} ${text}`))
    expect(cv()).toBeInvalid()
    expect(name()).not.toHaveAccessibleDescription()

    await fillIn(user, 'Java')
    await user.click(consent())
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    // The consent is missing as well; the CV stands above it.
    await vi.waitFor(() => expect(cv()).toHaveFocus())
    expect(toasts()).toEqual([{ tone: 'error', title: 'Error', description: `CV: ${text}` }])
    expect(sendEnquiry).not.toHaveBeenCalled()

    await user.upload(cv(), pdf('better.pdf'))
    await vi.waitFor(() => expect(cv()).toHaveAccessibleDescription(hint))
  })

  test('takes a file of exactly 5 MB', async () => {
    const user = await show()
    await user.upload(cv(), pdf('cv.pdf', maxCvBytes))
    await fillIn(user, 'Java')
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
    const base64Length = Math.ceil(maxCvBytes / 3) * 4
    expect(vi.mocked(sendEnquiry).mock.lastCall?.[0]).toHaveProperty('cvFile.content.length', base64Length)
  })

  test('a file that cannot be read ends in the toast of a failed sending', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const gone = new DOMException('gone', 'NotReadableError')
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(gone)
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      Object.defineProperty(this, 'error', { value: gone })
      this.dispatchEvent(new ProgressEvent('error'))
    })
    const user = await show()
    await fillIn(user, 'Java')
    await user.upload(cv(), pdf('cv.pdf'))
    await user.click(screen.getByRole('button', { name: 'Sign up' }))

    await vi.waitFor(() =>
      expect(toasts()).toEqual([
        { tone: 'error', title: 'Error', description: 'Failed to send message. Please try again.' },
      ]),
    )
    expect(log).toHaveBeenCalledWith(expect.any(String), gone)
    expect(sendEnquiry).not.toHaveBeenCalled()
    expect(chosen('cv.pdf')).toBeVisible()
    expect(name()).toHaveValue('Ada Lovelace')
  })
})

describe('application', () => {
  const show = () => showForm(<ApplicationForm jobTitle="Senior React Developer" />)
  const send = () => screen.getByRole('button', { name: 'Apply Now' })

  test('offers the technologies of spec 3 under its own labels', async () => {
    await show()
    expect(labels().join(', ')).toBe(
      'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, DevOps, GoLang, Other, UX/UI, QA, PM/Scrum Master',
    )
  })

  test('names the project; a panel and a toast confirm it and lead to an empty form and other projects', async () => {
    const user = await show()
    await fillIn(user, 'GoLang')
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

  test('a failure keeps the form', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.mocked(sendEnquiry).mockRejectedValue(new Error('502'))
    const user = await show()
    await fillIn(user, 'Java')
    await user.click(send())
    await vi.waitFor(() => expect(toasts()).toHaveLength(1))
    expect(name()).toHaveValue('Ada Lovelace')
    expect(technology()).toHaveValue('Java')
  })
})

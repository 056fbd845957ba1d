import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry } from '../api/send-enquiry'
import {
  consent,
  cv,
  fillCandidateForm,
  filledCandidate,
  name,
  technology,
  technologyLabels,
} from '../testing/candidate-form'
import { pdf, showForm, toasts } from '../testing/show-form'
import { ApplicationForm } from './application-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())
afterEach(() => vi.restoreAllMocks())

const show = () => showForm(<ApplicationForm jobTitle="Senior React Developer" />)
const send = () => screen.getByRole('button', { name: 'Apply Now' })

test('the application form has the technologies of spec 3 as options', async () => {
  await show()
  expect(technologyLabels()).toBe(
    'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, DevOps, GoLang, Other, UX/UI, QA, PM/Scrum Master',
  )
})

async function sendApplication() {
  const user = await show()
  await fillCandidateForm(user, 'GoLang')
  await user.upload(cv(), pdf('cv.pdf'))
  await user.click(send())
  const panelHeading = await screen.findByRole('heading', { name: 'Application Sent!' })
  return { user, panelHeading }
}

test('the application form sends the job title, the technology label and the CV, and shows a success toast', async () => {
  await sendApplication()
  expect(vi.mocked(sendEnquiry).mock.lastCall?.[0]).toMatchObject({
    ...filledCandidate,
    technology: 'GoLang',
    formType: 'job-application',
    jobTitle: 'Senior React Developer',
    cvFile: { name: 'cv.pdf', type: 'application/pdf' },
  })
  expect(toasts()).toEqual([
    {
      tone: 'success',
      title: 'Application Sent!',
      description: 'Thank you for your interest. We will contact you soon.',
    },
  ])
})

test('after an application is sent, a panel with a focused heading and a link to the other projects replaces the form', async () => {
  const { panelHeading } = await sendApplication()
  expect(panelHeading).toHaveFocus()
  expect(screen.getByText(/contact you soon/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See other projects' })).toHaveAttribute('href', '/en/it-projects')
  expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument()
})

test('a click on the button "Send another application" shows an empty form and focuses its name field', async () => {
  const { user } = await sendApplication()
  await user.click(screen.getByRole('button', { name: 'Send another application' }))
  expect(name()).toHaveFocus()
  expect(name()).toHaveValue('')
  expect(technology()).toHaveValue('')
  expect(consent()).not.toBeChecked()
  expect(cv().files).toHaveLength(0)
})

test('the application form shows a toast and keeps the name and the technology if sending fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(sendEnquiry).mockRejectedValue(new Error('502'))
  const user = await show()
  await fillCandidateForm(user, 'Java')
  await user.click(send())
  await vi.waitFor(() => expect(toasts()).toHaveLength(1))
  expect(name()).toHaveValue('Ada Lovelace')
  expect(technology()).toHaveValue('Java')
})

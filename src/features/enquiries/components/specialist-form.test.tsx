import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry } from '../api/send-enquiry'
import {
  consent,
  cv,
  email,
  fillCandidateForm,
  filledCandidate,
  name,
  removeButton,
  technology,
  technologyLabels,
} from '../testing/candidate-form'
import { showForm, toasts } from '../testing/show-form'
import { SpecialistForm } from './specialist-form'

vi.mock('../api/send-enquiry', () => ({ sendEnquiry: vi.fn<typeof sendEnquiry>() }))

beforeEach(() => void vi.mocked(sendEnquiry).mockReset())

const anyKey = expect.stringMatching(/^[\da-f-]{36}$/) as string

const show = () => showForm(<SpecialistForm />)
const send = () => screen.getByRole('button', { name: 'Sign up' })

test('the technology select of the sign-up is required, is named `technology`, has the options of spec 3 and no selection', async () => {
  await show()
  expect(technology()).toHaveValue('')
  expect(technology()).toBeRequired()
  expect(technology().name).toBe('technology')
  expect(technologyLabels()).toBe(
    'Java, PHP, .NET / C#, Node.js, Python, React, Angular, Vue.js, Flutter, Kotlin, Go, DevOps, UX/UI, QA, PM/Scrum Master, Other',
  )
})

test('the sign-up sends the payload with the CV as base64, shows a success toast and is cleared', async () => {
  const user = await show()
  await fillCandidateForm(user, '.NET / C#')
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
      ...filledCandidate,
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

test('the sign-up sends cvFile null if no CV is chosen', async () => {
  const user = await show()
  await fillCandidateForm(user, '.NET / C#')
  await user.click(send())
  await vi.waitFor(() => expect(sendEnquiry).toHaveBeenCalledOnce())
  expect(sendEnquiry).toHaveBeenCalledWith(
    { ...filledCandidate, formType: 'it-specialist', cvFile: null },
    anyKey,
  )
})

test('if no technology is selected, submitting the sign-up focuses the technology select, shows "Required" at the select and sends nothing', async () => {
  const user = await show()
  await user.type(name(), 'Ada Lovelace')
  await user.type(email(), 'ada@example.org')
  await user.click(consent())
  await user.click(send())
  await vi.waitFor(() => expect(technology()).toHaveFocus())
  expect(technology()).toHaveAccessibleDescription('Required')
  expect(sendEnquiry).not.toHaveBeenCalled()
})

import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { shownNotice } from '@/components/toast/notify'

import { acceptEnquiries, control, sentEnquiries, showForm } from '../testing/show-form'
import { CompanyRequestForm } from './company-request-form'

beforeEach(acceptEnquiries)

async function fill(user: UserEvent) {
  await user.type(control('Company'), 'Analytical Engines')
  await user.type(control('Name'), ' Ada Lovelace ')
  await user.type(control('Email'), 'ada@example.org')
  await user.click(control('I agree'))
}

const request = {
  company: 'Analytical Engines',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '',
  gdprConsent: true,
  formType: 'company',
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send request' }))

test('after a request, the form is empty, and the next request has no values of the first', async () => {
  const user = await showForm(<CompanyRequestForm />)
  const promise = screen.getByText(/^Send it now/)
  await fill(user)
  await user.type(control('Phone'), '+421 000 000 000')
  await user.click(control('Java'))
  await user.click(control('React'))
  await user.dblClick(control('PHP'))
  await submit(user)
  const description = expect.stringMatching(/24\u00A0hours and .* 48\u00A0hours\.$/) as string
  await vi.waitFor(() =>
    expect(shownNotice()).toMatchObject({ tone: 'success', title: 'Request sent', description }),
  )
  expect(promise).not.toBeInTheDocument()
  expect(sentEnquiries()).toMatchObject([
    { ...request, phone: '+421 000 000 000', technologies: ['React', 'Java'] },
  ])
  const labels = ['Company', 'Name', 'Email', 'Phone']
  for (const label of labels) expect(control(label)).toHaveValue('')
  expect(screen.getAllByRole('checkbox', { checked: false }), 'with the consent').toHaveLength(9)

  // user-event does not notice that the form was reset. Without `clear`, it would type after the old text.
  for (const label of labels) await user.clear(control(label))
  await fill(user)
  await submit(user)
  const next = { ...request, technologies: [] }
  await vi.waitFor(() => expect(sentEnquiries()[1]).toEqual(next))
})

test('the form notes the offer of the popup, and the URL of its request names it', async () => {
  const user = await showForm(<CompanyRequestForm withDiscount />)
  expect(screen.getByText(/10% discount is noted/)).toBeVisible()
  await fill(user)
  await submit(user)
  await vi.waitFor(() => expect(sentEnquiries()).toEqual([{ ...request, technologies: [] }]))
  expect(vi.mocked(fetch).mock.lastCall?.[0]).toMatch(/&offer=1$/)
})

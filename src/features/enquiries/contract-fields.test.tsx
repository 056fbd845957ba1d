import { applicationContract, companyContract, contactContract, specialistContract } from '@contracts/enquiry'
import { honeypotField } from '@contracts/enquiry-rules'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'

import { startedFormHash } from '@/lib/started-form'

import { ApplicationForm, SpecialistForm } from './components/candidate-forms'
import { CompanyRequestForm } from './components/company-request-form'
import { ContactForm } from './components/contact-form'
import { control, showForm } from './testing/show-form'

const forms = [
  { name: 'contact form', form: <ContactForm />, contract: contactContract },
  { name: 'company form', form: <CompanyRequestForm />, contract: companyContract },
  { name: 'sign-up', form: <SpecialistForm />, contract: specialistContract },
  {
    name: 'application',
    form: <ApplicationForm offerId={1} jobTitle="Developer" />,
    contract: applicationContract,
  },
]

describe.each(forms)('$name', ({ name, form, contract }) => {
  const fields = Object.entries<z.ZodMiniType>(contract.shape).filter(
    ([field]) => !['formType', 'jobTitle'].includes(field),
  )

  test(`the ${name} has exactly the fields of its contract, and the honeypot`, async () => {
    await showForm(form)
    const controls = [...document.querySelectorAll('[name]:not([type=hidden])')].map((element) =>
      element.getAttribute('name'),
    )
    const message = `Edit the ${name} in src/features/enquiries/components/, or its contract`
    expect(new Set(controls), message).toEqual(new Set([...fields.map(([field]) => field), honeypotField]))
    // A change of the language scrolls to a form that the visitor has begun to fill in.
    expect(startedFormHash()).toBe('')
  })

  test(`the ${name} marks each required field, and has an error at each that is empty`, async () => {
    const user = await showForm(form)
    await user.click(screen.getByRole('button'))
    for (const [field] of fields.filter(([, schema]) => !schema.safeParse(undefined).success)) {
      const element = document.querySelector<HTMLInputElement>(`[name=${field}]`)
      await vi.waitFor(() => expect(element).toHaveAccessibleDescription('Required'))
      expect(element).toBeRequired()
      const label = element?.labels?.[0]
      expect(label).toHaveTextContent(/ \*$/)
      const position = element && label?.compareDocumentPosition(element)
      expect(position, 'only a checkbox is before its label').toBe(
        element?.type === 'checkbox' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING,
      )
    }
  })
})

test('the company form has types, autocomplete and inputmode, and no maxlength (spec 5)', async () => {
  await showForm(<CompanyRequestForm />)
  for (const [label, type, autocomplete, inputMode] of [
    ['Company', 'text', 'organization', ''],
    ['Name', 'text', 'name', ''],
    ['Email', 'email', 'email', 'email'],
    ['Phone \\(optional\\)', 'tel', 'tel', 'tel'],
  ] as const)
    expect(control(label)).toMatchObject({ type, autocomplete, inputMode, maxLength: -1 })
  expect(control('I agree.*new tab')).toBeVisible()
})

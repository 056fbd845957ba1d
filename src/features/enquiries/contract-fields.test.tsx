import { applicationContract, companyContract, contactContract, specialistContract } from '@contracts/enquiry'
import { honeypotField, maxLengthOf } from '@contracts/enquiry-rules'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { startedFormHash } from '@/lib/started-form'

import { ApplicationForm, SpecialistForm } from './components/candidate-forms'
import { CompanyRequestForm } from './components/company-request-form'
import { ContactForm } from './components/contact-form'
import { control, showForm } from './testing/show-form'

const forms = [
  { name: 'contact form', form: <ContactForm />, contract: contactContract },
  { name: 'company form', form: <CompanyRequestForm withOffer={false} />, contract: companyContract },
  { name: 'sign-up', form: <SpecialistForm />, contract: specialistContract },
  { name: 'application', form: <ApplicationForm jobTitle="Developer" />, contract: applicationContract },
]

const isTooLong = (schema: z.ZodMiniType, length: number) =>
  schema.safeParse('x'.repeat(length)).error?.issues.some(({ message }) => message === 'too_long') ?? false

describe.each(forms)('$name', ({ name, form, contract }) => {
  const fields = Object.entries<z.ZodMiniType>(contract.shape)

  test(`the ${name} has exactly the fields of its contract, and the honeypot`, async () => {
    await showForm(form)
    const controls = [...document.querySelectorAll('[name]')].map((element) => element.getAttribute('name'))
    const filledIn = fields
      .map(([field]) => field)
      .filter((field) => !['formType', 'jobTitle'].includes(field))
    const message = `Edit the ${name} in src/features/enquiries/components/, or its contract`
    expect(new Set(controls), message).toEqual(new Set([...filledIn, honeypotField]))
    // A change of the language scrolls to a form that the visitor has begun to fill in.
    expect(startedFormHash()).toBe('')
  })

  const texts = fields.filter(([, schema]) => isTooLong(schema, 1_000_000))
  test.each(texts)(`the ${name} has the maximum of enquiry-rules.ts for %s`, (field, schema) => {
    const file = 'supabase/functions/_shared/contracts/enquiry-rules.ts'
    const max = maxLengthOf(field) ?? 0
    expect(max, `Add the maximum length of "${field}" to ${file}`).toBeGreaterThan(0)
    const message = `Use maxLengths.${field} of ${file} in the contract`
    expect([isTooLong(schema, max), isTooLong(schema, max + 1)], message).toEqual([false, true])
  })
})

test('the company form has types, autocomplete and inputmode, and no maxlength (spec 5)', async () => {
  await showForm(<CompanyRequestForm withOffer={false} />)
  const attributes = (label: string) => {
    const { type, required, autocomplete, inputMode, maxLength } = control(label)
    return [type, required, autocomplete, inputMode, maxLength]
  }
  expect(attributes('Company')).toEqual(['text', true, 'organization', '', -1])
  expect(attributes('Name')).toEqual(['text', true, 'name', '', -1])
  expect(attributes('Email')).toEqual(['email', true, 'email', 'email', -1])
  expect(attributes('Phone')).toEqual(['tel', false, 'tel', 'tel', -1])
  expect(control('I agree')).toBeRequired()
})

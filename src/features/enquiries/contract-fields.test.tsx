import { applicationContract, companyContract, contactContract, specialistContract } from '@contracts/enquiry'
import { honeypotField } from '@contracts/honeypot'
import { maxLengthOf } from '@contracts/max-lengths'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { ApplicationForm } from './components/application-form'
import { CompanyRequestForm } from './components/company-request-form'
import { ContactForm } from './components/contact-form'
import { SpecialistForm } from './components/specialist-form'
import { showForm } from './testing/show-form'

interface FormCase {
  name: string
  form: ReactNode
  shape: Record<string, z.ZodMiniType>
}

const cases: FormCase[] = [
  { name: 'contact form', form: <ContactForm />, shape: contactContract.shape },
  { name: 'company form', form: <CompanyRequestForm />, shape: companyContract.shape },
  { name: 'specialist sign-up', form: <SpecialistForm />, shape: specialistContract.shape },
  {
    name: 'job application',
    form: <ApplicationForm jobTitle="Developer" />,
    shape: applicationContract.shape,
  },
]

/** Fields of the payload that visitors do not fill in. */
const withoutControl = ['formType', 'jobTitle']

const isTooLong = (schema: z.ZodMiniType, length: number) =>
  schema.safeParse('x'.repeat(length)).error?.issues.some(({ message }) => message === 'too_long') ?? false

describe.each(cases)('$name', ({ name, form, shape }) => {
  test(`the ${name} has controls for exactly the fields of its contract (without formType and jobTitle) and for the honeypot`, async () => {
    await showForm(form)
    const controls = [...document.querySelectorAll('[name]')].map((control) => control.getAttribute('name'))
    const fields = Object.keys(shape).filter((field) => !withoutControl.includes(field))
    const message = `Edit the ${name} in src/features/enquiries/components/, or its contract`
    expect(new Set(controls), message).toEqual(new Set([...fields, honeypotField]))
  })

  const texts = Object.entries(shape).filter(([, schema]) => isTooLong(schema, 1_000_000))
  test.each(texts)(
    `the contract of the ${name} reports the field %s as too long only if it is longer than its maximum in max-lengths.ts`,
    (field, schema) => {
      const file = 'supabase/functions/_shared/contracts/max-lengths.ts'
      const max = maxLengthOf(field) ?? 0
      expect(max, `Add the maximum length of "${field}" to ${file}`).toBeGreaterThan(0)
      const message = `Use maxLengths.${field} of ${file} in the contract`
      expect([isTooLong(schema, max), isTooLong(schema, max + 1)], message).toEqual([false, true])
    },
  )
})

import { expect, test } from 'vitest'

import {
  applicationContract,
  companyContract,
  contactContract,
  specialistContract,
  type Enquiry,
} from '../_shared/contracts/enquiry.ts'
import { enquiryMail } from './enquiry-mail.ts'

const contracts = {
  contact: contactContract,
  company: companyContract,
  'it-specialist': specialistContract,
  'job-application': applicationContract,
} satisfies Record<Enquiry['formType'], unknown>

function fieldsRead(formType: string): Set<PropertyKey> {
  const read = new Set<PropertyKey>()
  const values: Record<PropertyKey, unknown> = { formType, technologies: [], cvFile: null }
  const enquiry = new Proxy(values, {
    get: (_, field) => {
      read.add(field)
      return field in values ? values[field] : 'some text'
    },
  })
  enquiryMail(enquiry as Enquiry, { id: 'an-id', receivedAt: new Date(0) })
  return read
}

test.each(Object.entries(contracts))(
  'the mail of the form %s contains every field of its contract except the consent',
  (formType, { shape }) => {
    const read = fieldsRead(formType).add('gdprConsent')
    expect(Object.keys(shape).filter((field) => !read.has(field))).toEqual([])
  },
)

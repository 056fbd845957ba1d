import { screen } from '@testing-library/react'

import { EnquiryCard } from '../components/enquiry-card'
import { PhoneField } from '../components/person-fields'
import type { FormActions } from '../form-actions'
import { useEnquiryForm } from '../use-enquiry-form'
import { showForm } from './show-form'

export interface Values {
  phone: string
  gdprConsent: boolean
}
export type Load = () => Promise<FormActions<Values, Values>>

export function Form({ load }: { load: Load }) {
  const enquiry = useEnquiryForm<Values, Values>({ load, success: { title: 'Sent', description: 'Thanks.' } })
  return (
    <EnquiryCard title="Form" submitLabel="Send" enquiry={enquiry}>
      <PhoneField {...enquiry.field('phone')} />
    </EnquiryCard>
  )
}

export const phone = () => screen.getByLabelText(/Phone/)
export const submitButton = () => screen.getByRole('button', { name: 'Send' })
export const loadWith =
  (send: FormActions<Values, Values>['send']): Load =>
  async () => ({ resolver: (values) => ({ values, errors: {} }), send })

export async function showFilledForm(load: Load) {
  const user = await showForm(<Form load={load} />)
  await user.type(phone(), '1')
  return user
}

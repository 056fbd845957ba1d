import { useTranslation } from 'react-i18next'

import { useEnquiryForm } from '../use-enquiry-form'
import { EnquiryCard } from './enquiry-card'
import { MessageField } from './message-field'
import { CompanyField, PersonFields } from './person-fields'

export function ContactForm() {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    load: async () => (await import('../form-actions')).contactActions,
    success: {
      title: t('contact_form.success_title'),
      description: t('contact_form.success_description'),
    },
  })
  return (
    <EnquiryCard title={t('contact_form.title')} submitLabel={t('contact_form.submit')} enquiry={enquiry}>
      <PersonFields field={enquiry.field} />
      <CompanyField {...enquiry.field('company')} />
      <MessageField {...enquiry.field('message')} />
    </EnquiryCard>
  )
}

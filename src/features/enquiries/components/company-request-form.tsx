import { useTranslation } from 'react-i18next'

import { notify } from '@/components/toast/notify'

import { useEnquiryForm } from '../use-enquiry-form'
import { EnquiryCard } from './enquiry-card'
import { CompanyField, PersonFields, PhoneField } from './person-fields'
import { TechnologyChips } from './technology-chips'

interface CompanyRequestFormProps {
  /** Called once the request has been accepted. */
  onSent?: () => void
}

/** Request of a company for specialists: company, person, phone, technologies, consent (spec 3). */
export function CompanyRequestForm({ onSent }: CompanyRequestFormProps) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    loadResolver: async () => (await import('../resolvers/company-resolver')).companyResolver,
    send: async (values, key) =>
      (await import('../api/send-enquiry')).sendEnquiry({ ...values, formType: 'company' }, key),
    onSent: () => {
      notify({
        tone: 'success',
        title: t('for_companies.form_success_title'),
        description: t('for_companies.form_success_description'),
      })
      onSent?.()
    },
    defaultValues: { technologies: [] },
  })
  return (
    <EnquiryCard
      title={t('for_companies.form_title')}
      submitLabel={t('for_companies.form_submit')}
      enquiry={enquiry}
    >
      <CompanyField {...enquiry.field('company')} required />
      <PersonFields field={enquiry.field} />
      <PhoneField {...enquiry.field('phone')} />
      <TechnologyChips {...enquiry.field('technologies')} />
    </EnquiryCard>
  )
}

import { useTranslation } from 'react-i18next'

import { useEnquiryForm } from '../use-enquiry-form'
import { CandidatePromise, PresentedBy } from './candidate-promise'
import { EnquiryCard } from './enquiry-card'
import { CompanyField, PersonFields, PhoneField } from './person-fields'
import { TechnologyChips } from './technology-chips'

interface CompanyRequestFormProps {
  onSent?: () => void
}

export function CompanyRequestForm({ onSent }: CompanyRequestFormProps) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    load: async () => (await import('../form-actions')).companyActions,
    success: {
      title: t('for_companies.form_success_title'),
      description: t('for_companies.form_success_description'),
    },
    onSent,
    defaultValues: { technologies: [] },
  })
  return (
    <EnquiryCard
      title={t('for_companies.form_title')}
      submitLabel={t('for_companies.form_submit')}
      enquiry={enquiry}
      note={<CandidatePromise />}
      sentNote={(sentAt) => <PresentedBy sentAt={sentAt} />}
    >
      <CompanyField {...enquiry.field('company')} required />
      <PersonFields field={enquiry.field} />
      <PhoneField {...enquiry.field('phone')} />
      <TechnologyChips {...enquiry.field('technologies')} />
    </EnquiryCard>
  )
}

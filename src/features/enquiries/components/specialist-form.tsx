import { useTranslation } from 'react-i18next'

import { specialistTechnologies } from '@contracts/enquiry-rules'

import { useEnquiryForm } from '../use-enquiry-form'
import { CandidateFields } from './candidate-fields'
import { useFileField } from './cv-field'
import { EnquiryCard } from './enquiry-card'

export function SpecialistForm() {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    load: async () => (await import('../form-actions')).specialistActions,
    constants: { formType: 'it-specialist' },
    success: {
      title: t('for_it_specialists.form_success_title'),
      description: t('for_it_specialists.form_success_description'),
    },
  })
  const cv = useFileField(enquiry, 'cvFile')
  return (
    <EnquiryCard
      title={t('for_it_specialists.form_title')}
      submitLabel={t('for_it_specialists.form_submit')}
      enquiry={enquiry}
    >
      <CandidateFields field={enquiry.field} cv={cv} technologies={specialistTechnologies} />
    </EnquiryCard>
  )
}

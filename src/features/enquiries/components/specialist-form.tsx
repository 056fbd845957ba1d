import { useTranslation } from 'react-i18next'

import { specialistTechnologies } from '@contracts/technologies'

import { notify } from '@/components/toast/notify'

import { readCv } from '../read-cv'
import { useEnquiryForm } from '../use-enquiry-form'
import { useFileField } from '../use-file-field'
import { CandidateFields } from './candidate-fields'
import { EnquiryCard } from './enquiry-card'

/** Sign-up of a specialist: person, phone, technology, CV, consent (spec 3). */
export function SpecialistForm() {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    loadResolver: async () => (await import('../resolvers/specialist-resolver')).specialistResolver,
    send: async (values, key) => {
      const [{ sendEnquiry }, cvFile] = await Promise.all([
        import('../api/send-enquiry'),
        readCv(values.cvFile),
      ])
      await sendEnquiry({ ...values, formType: 'it-specialist', cvFile }, key)
    },
    onSent: () =>
      notify({
        tone: 'success',
        title: t('for_it_specialists.form_success_title'),
        description: t('for_it_specialists.form_success_description'),
      }),
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

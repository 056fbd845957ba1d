import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { applicationTechnologies } from '@contracts/technologies'

import { readCv } from '../read-cv'
import { useEnquiryForm } from '../use-enquiry-form'
import { useFileField } from '../use-file-field'
import { CandidateFields } from './candidate-fields'
import { EnquiryCard } from './enquiry-card'

interface ApplicationFieldsProps {
  jobTitle: string
  /** Whether the focus starts in the first field, because the visitor has just asked for the form. */
  takesFocus: boolean
  onSent: () => void
}

/** The empty application: person, phone, technology, CV, consent (spec 3). */
export function ApplicationFields({ jobTitle, takesFocus, onSent }: ApplicationFieldsProps) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    loadResolver: async () => (await import('../resolvers/application-resolver')).applicationResolver,
    send: async (values, key) => {
      const [{ sendEnquiry }, cvFile] = await Promise.all([
        import('../api/send-enquiry'),
        readCv(values.cvFile),
      ])
      await sendEnquiry({ ...values, formType: 'job-application', jobTitle, cvFile }, key)
    },
    onSent,
  })
  const { setFocus } = enquiry.form
  useEffect(() => {
    if (takesFocus) setFocus('name')
  }, [takesFocus, setFocus])
  const cv = useFileField(enquiry, 'cvFile')
  return (
    <EnquiryCard
      title={t('job_application.title')}
      submitLabel={t('job_application.submit')}
      enquiry={enquiry}
    >
      <CandidateFields field={enquiry.field} cv={cv} technologies={applicationTechnologies} />
    </EnquiryCard>
  )
}

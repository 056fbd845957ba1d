import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { applicationTechnologies } from '@contracts/technologies'

import { useEnquiryForm } from '../use-enquiry-form'
import { useFileField } from '../use-file-field'
import { CandidateFields } from './candidate-fields'
import { EnquiryCard } from './enquiry-card'

/** Label by value, which are the same here (D54). */
const options = Object.fromEntries(applicationTechnologies.map((label) => [label, label]))

interface ApplicationFieldsProps {
  jobTitle: string
  /** Focuses the first field on mount: the visitor has just asked for another form. */
  takesFocus: boolean
  onSent: () => void
}

/** The empty application: person, phone, technology, CV, consent (spec 3). */
export function ApplicationFields({ jobTitle, takesFocus, onSent }: ApplicationFieldsProps) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    load: async () => (await import('../form-actions')).applicationActions(jobTitle),
    success: { title: t('job_application.sent_title'), description: t('job_application.sent_text') },
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
      <CandidateFields field={enquiry.field} cv={cv} technologies={options} />
    </EnquiryCard>
  )
}

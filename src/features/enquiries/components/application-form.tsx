import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { applicationTechnologies } from '@contracts/enquiry-rules'

import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'

import { useEnquiryForm } from '../use-enquiry-form'
import { CandidateFields } from './candidate-fields'
import { useFileField } from './cv-field'
import { cardClassName, EnquiryCard, focusElement } from './enquiry-card'

/** The form sends the label of the technology (D54). */
const technologies = Object.fromEntries(applicationTechnologies.map((label) => [label, label]))

/** After the application is sent, a panel replaces the form (spec 4). */
export function ApplicationForm({ jobTitle }: { jobTitle: string }) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    load: async () => (await import('../form-actions')).applicationActions,
    constants: { formType: 'job-application', jobTitle },
    success: { title: t('job_application.sent_title'), description: t('job_application.sent_text') },
  })
  const cv = useFileField(enquiry, 'cvFile')
  const sendAnother = () => {
    flushSync(enquiry.clearOutcome)
    enquiry.form.setFocus('name')
  }
  if (enquiry.sent) return <ApplicationSent {...enquiry.sent} onAnother={sendAnother} />
  return (
    <EnquiryCard
      title={t('job_application.title')}
      submitLabel={t('job_application.submit')}
      enquiry={enquiry}
    >
      <CandidateFields field={enquiry.field} cv={cv} technologies={technologies} />
    </EnquiryCard>
  )
}

interface ApplicationSentProps {
  title: string
  description: string
  onAnother: () => void
}

/** The submit button had the focus and was removed with the form. */
function ApplicationSent({ title, description, onAnother }: ApplicationSentProps) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={cardClassName}>
      <CircleCheck aria-hidden="true" className="size-10 text-primary" />
      <h2 id={headingId} ref={focusElement} tabIndex={-1} className="mt-5 text-heading outline-none">
        {title}
      </h2>
      <p className="mt-3 text-muted">{description}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink page="it-projects" className={buttonVariants()}>
          {t('job_application.other_projects')}
        </PageLink>
        <button type="button" onClick={onAnother} className={buttonVariants({ variant: 'outline' })}>
          {t('job_application.send_another')}
        </button>
      </div>
    </section>
  )
}

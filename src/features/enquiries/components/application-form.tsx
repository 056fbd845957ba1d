import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { applicationTechnologies } from '@contracts/technologies'

import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'

import { useEnquiryForm } from '../use-enquiry-form'
import { useFileField } from '../use-file-field'
import { CandidateFields } from './candidate-fields'
import { cardClassName, EnquiryCard } from './enquiry-card'

interface ApplicationFormProps {
  jobTitle: string
}

/**
 * Renders the application form of an offer (spec 3). After the application is sent, a panel replaces the form
 * (spec 4).
 */
export function ApplicationForm({ jobTitle }: ApplicationFormProps) {
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first')
  if (stage === 'sent') return <ApplicationSent onAnother={() => setStage('another')} />
  return (
    <ApplicationFields
      jobTitle={jobTitle}
      focusOnMount={stage === 'another'}
      onSent={() => setStage('sent')}
    />
  )
}

/** Options of the technology select. The form sends the label (D54), so the value of each option is its label. */
const technologies = Object.fromEntries(applicationTechnologies.map((label) => [label, label]))

interface ApplicationFieldsProps extends ApplicationFormProps {
  focusOnMount: boolean
  onSent: () => void
}

function ApplicationFields({ jobTitle, focusOnMount, onSent }: ApplicationFieldsProps) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    load: async () => (await import('../form-actions')).applicationActions(jobTitle),
    success: { title: t('job_application.sent_title'), description: t('job_application.sent_text') },
    onSent,
  })
  const { setFocus } = enquiry.form
  useEffect(() => {
    if (focusOnMount) setFocus('name')
  }, [focusOnMount, setFocus])
  const cv = useFileField(enquiry, 'cvFile')
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

/**
 * Renders the panel that replaces the form after the application is sent. Moves the focus to the heading of the panel,
 * because the submit button had the focus and was removed with the form.
 */
function ApplicationSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={headingId} className={cardClassName}>
      <CircleCheck aria-hidden="true" className="size-10 text-primary" />
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mt-5 text-heading outline-none">
        {t('job_application.sent_title')}
      </h2>
      <p className="mt-3 text-muted">{t('job_application.sent_text')}</p>
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

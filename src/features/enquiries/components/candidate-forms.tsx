import { ChevronDown, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { applicationTechnologies, specialistTechnologies } from '@contracts/enquiry-rules'

import { FormField } from '@/components/form-field'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { enquiryFormId } from '@/lib/started-form'

import { useEnquiryField, useEnquiryForm, type SentEnquiry } from '../use-enquiry-form'
import { CvField } from './cv-field'
import { cardClassName, EnquiryCard, focusElement, Reference } from './enquiry-card'
import { PersonFields, TextField } from './form-fields'

export function SpecialistForm() {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    keptAs: 'it-specialist',
    load: async () => (await import('../api/form-actions')).specialistActions,
    defaultValues: { formType: 'it-specialist' },
    success: {
      title: t('for_it_specialists.form_success_title'),
      description: t('for_it_specialists.form_success_description'),
    },
  })
  return (
    <EnquiryCard
      title={t('for_it_specialists.form_title')}
      submitLabel={t('for_it_specialists.form_submit')}
      enquiry={enquiry}
    >
      <CandidateFields technologies={specialistTechnologies} />
    </EnquiryCard>
  )
}

/** The form sends the label of the technology (D54). */
const technologyLabels = Object.fromEntries(applicationTechnologies.map((label) => [label, label]))

/** After the application is sent, a panel replaces the form (spec 4). Needs a `key` for each job. */
export function ApplicationForm({ offerId, jobTitle }: { offerId: number; jobTitle: string }) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    keptAs: `job-application:${offerId}`,
    load: async () => (await import('../api/form-actions')).applicationActions,
    defaultValues: { formType: 'job-application', jobTitle },
    success: { title: t('job_application.sent_title'), description: t('job_application.sent_text') },
  })
  const sendAnother = () => {
    flushSync(enquiry.clearSent)
    enquiry.form.setFocus('name')
  }
  if (enquiry.sent) return <ApplicationSent {...enquiry.sent} onAnother={sendAnother} />
  return (
    <EnquiryCard
      title={t('job_application.title')}
      submitLabel={t('job_application.submit')}
      enquiry={enquiry}
    >
      <CandidateFields technologies={technologyLabels} />
    </EnquiryCard>
  )
}

interface ApplicationSentProps extends SentEnquiry {
  onAnother: () => void
}

/** The heading gets the focus, because the focused control was removed with the form. */
function ApplicationSent({ title, description, reference, onAnother }: ApplicationSentProps) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  return (
    <section id={enquiryFormId} aria-labelledby={headingId} className={cardClassName}>
      <CircleCheck aria-hidden="true" className="size-10 text-primary" />
      <h2 id={headingId} ref={focusElement} tabIndex={-1} className="mt-5 text-heading outline-none">
        {title}
      </h2>
      <p className="mt-3 text-muted">{description}</p>
      <Reference>{reference}</Reference>
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

/** Key: the value that the form sends. Value: the label (spec 3). */
type TechnologyOptions = Readonly<Record<string, string>>

/** Of the four forms, only these two have `maxlength` (spec 5). */
function CandidateFields({ technologies }: { technologies: TechnologyOptions }) {
  return (
    <>
      <PersonFields limited />
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField name="phone" limited />
        <TechnologySelect options={technologies} />
      </div>
      <CvField />
    </>
  )
}

function TechnologySelect({ options }: { options: TechnologyOptions }) {
  const { t } = useTranslation('forms')
  const { control, error } = useEnquiryField('technology')
  return (
    <FormField required label={t('fields.technology')} error={error}>
      {(field) => (
        <div className="relative">
          <select
            {...field}
            {...control}
            required
            className={inputVariants({
              className: 'appearance-none pr-11 has-[option[value=""]:checked]:text-muted',
            })}
          >
            <option value="">{t('fields.technology_placeholder')}</option>
            {Object.entries(options).map(([value, label]) => (
              <option key={value} value={value}>
                {label === 'Other' ? t('fields.other_technology') : label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FormField>
  )
}

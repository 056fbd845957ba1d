import { cx } from 'class-variance-authority'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'

import type { EnquiryField } from '../use-enquiry-form'
import type { Outcome, SuccessTexts } from '../use-outcome'
import { ConsentField } from './consent-field'
import { FormOutcome } from './form-outcome'
import { Honeypot } from './honeypot'

/** Classes of the form's card and of the panel that replaces it. */
export const cardLook = 'relative rounded-surface border border-line bg-surface p-6 shadow-float sm:p-9'

interface EnquiryCardProps {
  title: string
  submitLabel: string
  enquiry: {
    field: (name: 'gdprConsent') => EnquiryField
    submit: (event: SubmitEvent) => Promise<void>
    prepare: () => void
    isSubmitting: boolean
    hydrated: boolean
    outcome: Outcome
    success: SuccessTexts
  }
  /** Stands below the button unless the form has just been sent. */
  note?: ReactNode
  /** Adds to the text of success; gets the time of sending in ms. */
  sentNote?: (sentAt: number) => ReactNode
  /** The form's own fields. */
  children: ReactNode
}

/** The frame of every enquiry form: heading, hint, fields, consent, honeypot, button and outcome. */
export function EnquiryCard({ title, submitLabel, enquiry, note, sentNote, children }: EnquiryCardProps) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  const { outcome, success } = enquiry
  return (
    <form
      noValidate
      onSubmit={(event) => void enquiry.submit(event)}
      onFocus={enquiry.prepare}
      aria-labelledby={headingId}
      // An invalid control that takes the focus leaves room for its label, and for a toast on narrow screens.
      className={cx(cardLook, '[&_:is(input,select,textarea)]:scroll-mt-16')}
    >
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      <p className="mt-2 text-small text-muted">{t('required_hint')}</p>
      <div className="@container mt-5 flex flex-col gap-5">
        {children}
        <ConsentField {...enquiry.field('gdprConsent')} />
        <button
          type="submit"
          disabled={!enquiry.hydrated}
          // Not `disabled`: the pressed button would lose the focus. `submit` ignores further presses.
          aria-disabled={enquiry.isSubmitting}
          className={buttonVariants({ size: 'lg', className: 'w-full' })}
        >
          {enquiry.isSubmitting ? t('submitting') : submitLabel}
        </button>
        <noscript>
          <p className="text-small text-muted">{t('no_script', { email: company.email })}</p>
        </noscript>
        {outcome && <FormOutcome outcome={outcome} success={success} sentNote={sentNote} />}
        {outcome?.status !== 'sent' && note}
      </div>
      <Honeypot />
    </form>
  )
}

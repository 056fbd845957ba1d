import { cx } from 'class-variance-authority'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'
import { useHydrated } from '@/lib/use-hydrated'

import type { EnquiryField } from '../use-enquiry-form'
import type { Outcome, SuccessTexts } from '../use-outcome'
import { ConsentField } from './consent-field'
import { FormOutcome } from './form-outcome'
import { Honeypot } from './honeypot'

export const cardClassName = 'relative rounded-surface border border-line bg-surface p-6 shadow-float sm:p-9'

interface EnquiryCardProps {
  title: string
  submitLabel: string
  enquiry: {
    field: (name: 'gdprConsent') => EnquiryField
    submit: (event: SubmitEvent) => Promise<void>
    prepare: () => void
    isSubmitting: boolean
    outcome: Outcome
    success: SuccessTexts
  }
  note?: ReactNode
  /** Renders a note at the end of the success message. `sentAt` is the time of the success as Unix time in ms. */
  sentNote?: (sentAt: number) => ReactNode
  children: ReactNode
}

/**
 * Renders the parts that the four enquiry forms share: heading, consent, honeypot, button and outcome. `children` are
 * the other fields.
 */
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
      // When a control is scrolled into view, this margin leaves space above it for its label and, on narrow screens,
      // for the toast at the top.
      className={cx(cardClassName, '[&_:is(input,select,textarea)]:scroll-mt-16')}
    >
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      <p className="mt-2 text-small text-muted">{t('required_hint')}</p>
      <div className="@container mt-5 flex flex-col gap-5">
        {children}
        <ConsentField {...enquiry.field('gdprConsent')} />
        <SubmitButton label={submitLabel} isSubmitting={enquiry.isSubmitting} />
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

/**
 * Renders the button that sends the form. It is a separate component, so that only the button, and not the whole form,
 * renders again after hydration.
 */
function SubmitButton({ label, isSubmitting }: { label: string; isSubmitting: boolean }) {
  const { t } = useTranslation('forms')
  const hydrated = useHydrated()
  return (
    <button
      type="submit"
      disabled={!hydrated}
      // While an attempt is pending, the button is `aria-disabled`, because a `disabled` button would lose the focus.
      // `submit` ignores further clicks.
      aria-disabled={isSubmitting}
      className={buttonVariants({ size: 'lg', className: 'w-full' })}
    >
      {isSubmitting ? t('submitting') : label}
    </button>
  )
}

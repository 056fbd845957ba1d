import { cx } from 'class-variance-authority'
import { CircleCheck } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'
import { useHydrated } from '@/lib/use-hydrated'

import type { EnquiryField } from '../use-enquiry-form'
import { ConsentField, Honeypot } from './form-fields'

export const cardClassName = 'relative rounded-surface border border-line bg-surface p-6 shadow-float sm:p-9'

interface EnquiryCardProps {
  title: string
  submitLabel: string
  enquiry: {
    field: (name: 'gdprConsent') => EnquiryField
    submit: (event: SubmitEvent) => Promise<void>
    prepare: () => void
    isSubmitting: boolean
    sent: SentMessageProps | undefined
    failure: string | undefined
  }
  /** Text below the button. The success message replaces it. */
  note?: string
  children: ReactNode
}

/**
 * Renders the parts that the four enquiry forms share: heading, consent, honeypot, button and the message about the
 * last attempt. `children` are the other fields.
 */
export function EnquiryCard({ title, submitLabel, enquiry, note, children }: EnquiryCardProps) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  const { sent, failure } = enquiry
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
        {failure && <FailureMessage>{failure}</FailureMessage>}
        {sent ? <SentMessage {...sent} /> : note && <p className="text-small text-muted">{note}</p>}
      </div>
      <Honeypot />
    </form>
  )
}

/** A separate component, so that only the button, and not the whole form, renders again after hydration. */
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

function FailureMessage({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    text.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={text} role="alert" className="scroll-mb-4 text-small text-danger">
      {children}
    </p>
  )
}

interface SentMessageProps {
  title: string
  description: string
}

/** Renders the success message and moves the focus to its heading, so that screen readers read the heading. */
function SentMessage({ title, description }: SentMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="flex gap-3 rounded-control bg-tint p-4">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div>
        <h3 ref={heading} tabIndex={-1} className="scroll-mb-32 font-semibold outline-none">
          {title}
        </h3>
        <p className="text-small text-muted">{description}</p>
      </div>
    </div>
  )
}

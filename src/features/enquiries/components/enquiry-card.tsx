import { cx } from 'class-variance-authority'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { button } from '@/components/ui/button'
import { company } from '@/config/company'

import type { EnquiryField } from '../use-enquiry-form'
import { ConsentField } from './consent-field'
import { Honeypot } from './honeypot'

/** Look of a form and of what takes its place once it is sent. */
export const cardLook = 'relative rounded-surface border border-line bg-surface p-6 shadow-float sm:p-9'

interface EnquiryCardProps {
  title: string
  submitLabel: string
  enquiry: {
    field: (name: 'gdprConsent') => EnquiryField
    submit: (event: SubmitEvent) => Promise<void>
    prepare: () => void
    isSubmitting: boolean
    ready: boolean
  }
  /** The form's own fields. */
  children: ReactNode
}

/** The frame of every enquiry form: heading, hint, fields, consent, bait and button. */
export function EnquiryCard({ title, submitLabel, enquiry, children }: EnquiryCardProps) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  return (
    <form
      noValidate
      onSubmit={(event) => void enquiry.submit(event)}
      onFocus={enquiry.prepare}
      aria-labelledby={headingId}
      // A faulty field that takes the focus scrolls clear of the toast that tells of it.
      className={cx(cardLook, '[&_:is(input,select,textarea)]:scroll-mt-40')}
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
          disabled={!enquiry.ready}
          className={button({ size: 'lg', className: 'w-full' })}
        >
          {enquiry.isSubmitting ? t('submitting') : submitLabel}
        </button>
        <noscript>
          <p className="text-small text-muted">{t('no_script', { email: company.email })}</p>
        </noscript>
      </div>
      <Honeypot />
    </form>
  )
}

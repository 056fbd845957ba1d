import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'

import { failureTexts } from '../failure-texts'
import type { Outcome, SuccessTexts } from '../use-outcome'

interface FormOutcomeProps {
  outcome: NonNullable<Outcome>
  success: SuccessTexts
  /** Adds to the text of success; gets the time of sending in ms. */
  sentNote?: (sentAt: number) => ReactNode
}

/** Says below the button how the last attempt ended, until the next one; the toast of the same text goes away. */
export function FormOutcome({ outcome, success, sentNote }: FormOutcomeProps) {
  const { t } = useTranslation('forms')
  return outcome.status === 'sent' ? (
    <SentMessage {...success}>{sentNote?.(outcome.sentAt)}</SentMessage>
  ) : (
    <FailureMessage>{t(failureTexts[outcome.code], { email: company.email })}</FailureMessage>
  )
}

/** Scrolls into view; the focus stays on the button. */
function FailureMessage({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Returns a promise in Chromium, which must not become the effect's clean-up function.
    void text.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={text} role="alert" className="scroll-mb-4 text-small text-danger">
      {children}
    </p>
  )
}

/** Takes the focus: the fields are empty again, and a screen reader would otherwise stay on the button. */
function SentMessage({ title, description, children }: SuccessTexts & { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="flex gap-3 rounded-control bg-tint p-4">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div>
        <h3 ref={heading} tabIndex={-1} className="scroll-mb-32 font-semibold outline-none">
          {title}
        </h3>
        <p className="text-small text-muted">
          {description} {children}
        </p>
      </div>
    </div>
  )
}

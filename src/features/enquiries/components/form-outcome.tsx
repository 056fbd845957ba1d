import { CircleCheck } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'

import { errorTexts, type Outcome, type SuccessTexts } from '../use-outcome'

interface FormOutcomeProps {
  outcome: NonNullable<Outcome>
  success: SuccessTexts
  sentNote?: (sentAt: number) => ReactNode
}

export function FormOutcome({ outcome, success, sentNote }: FormOutcomeProps) {
  const { t } = useTranslation('forms')
  return outcome.status === 'sent' ? (
    <SentMessage {...success}>{sentNote?.(outcome.sentAt)}</SentMessage>
  ) : (
    <FailureMessage>{t(errorTexts[outcome.code], { email: company.email })}</FailureMessage>
  )
}

function FailureMessage({ children }: { children: ReactNode }) {
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

/** Renders the success message and moves the focus to its heading, so that screen readers read the heading. */
function SentMessage({ title, description, children }: SuccessTexts & { children: ReactNode }) {
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
        <p className="text-small text-muted">
          {description} {children}
        </p>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { notify } from '@/components/toast/notify'
import { company } from '@/config/company'
import type { AppErrorCode } from '@/lib/app-error'

import { failureTexts } from './failure-texts'

export interface SuccessTexts {
  title: string
  description: string
}

/** How the last attempt to send the form ended; undefined before the first one and while one is running. */
export type Outcome =
  { status: 'sent'; sentAt: number } | { status: 'failed'; code: AppErrorCode } | undefined

/**
 * Holds the outcome, which the form keeps showing, and shows each one as a toast too (spec 4, 8). An invalid field
 * has a toast only, because its error stands beside the field.
 */
export function useOutcome(success: SuccessTexts) {
  const { t } = useTranslation('forms')
  const [outcome, setOutcome] = useState<Outcome>()

  const failField = (description: string) =>
    notify({ tone: 'error', title: t('contact_form.error_title'), description })

  return {
    outcome,
    clearOutcome: () => setOutcome(undefined),
    succeed: () => {
      setOutcome({ status: 'sent', sentAt: Date.now() })
      notify({ tone: 'success', ...success })
    },
    fail: (code: AppErrorCode) => {
      setOutcome({ status: 'failed', code })
      failField(t(failureTexts[code], { email: company.email }))
    },
    failField,
  }
}

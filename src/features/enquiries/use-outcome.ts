import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { notify } from '@/components/toast/notify'
import { company } from '@/config/company'
import type { AppErrorCode } from '@/lib/app-error'

export interface SuccessTexts {
  title: string
  description: string
}

/**
 * Result of the last attempt to send the form. Undefined before the first attempt, during an attempt, and if the last
 * attempt failed because of an invalid field.
 */
export type Outcome =
  { status: 'sent'; sentAt: number } | { status: 'failed'; code: AppErrorCode } | undefined

/**
 * Catalogue key of the text for each error code (D39). `contact_form.error_description` is the generic text of
 * spec 8.
 */
export const errorTexts = {
  offline: 'failures.offline',
  unreachable: 'failures.unreachable',
  timeout: 'failures.timeout',
  too_many_requests: 'failures.too_many_requests',
  chunk_load_error: 'failures.chunk_load_error',
  unavailable: 'failures.unavailable',
  invalid_input: 'contact_form.error_description',
  unexpected: 'contact_form.error_description',
} as const satisfies Record<AppErrorCode, ParseKeys<'forms'>>

/**
 * Returns the outcome, and functions that set the outcome and show a toast (spec 4, 8). `clearOutcome` shows no toast.
 * `showFieldError` shows only a toast, because the field shows its error itself.
 */
export function useOutcome(success: SuccessTexts) {
  const { t } = useTranslation('forms')
  const [outcome, setOutcome] = useState<Outcome>()

  const showFieldError = (description: string) =>
    notify({ tone: 'error', title: t('contact_form.error_title'), description })

  return {
    outcome,
    clearOutcome: () => setOutcome(undefined),
    showSuccess: () => {
      setOutcome({ status: 'sent', sentAt: Date.now() })
      notify({ tone: 'success', ...success })
    },
    showError: (code: AppErrorCode) => {
      setOutcome({ status: 'failed', code })
      showFieldError(t(errorTexts[code], { email: company.email }))
    },
    showFieldError,
  }
}

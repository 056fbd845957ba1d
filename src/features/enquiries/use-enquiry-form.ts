import { useRef, type SubmitEvent } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form'

import { clearNotices } from '@/components/toast/notify'
import { loadToaster } from '@/components/toast/toast-slot'
import { afterPaint } from '@/lib/after-paint'
import { toAppError } from '@/lib/app-error'
import { rememberPromotionClosed } from '@/lib/promotion-closed'

import { honeypotValue } from './components/honeypot'
import { firstError } from './first-error'
import type { FormActions } from './form-actions'
import { useFieldTexts } from './use-field-texts'
import { useIdempotencyKey } from './use-idempotency-key'
import { useOutcome, type SuccessTexts } from './use-outcome'

interface EnquiryFormOptions<Values extends FieldValues, Enquiry> {
  /**
   * Imports the code that validates and sends the values. Each attempt to send the form calls this function, so a
   * failed import is retried.
   */
  load: () => Promise<FormActions<Values, Enquiry>>
  success: SuccessTexts
  onSent?: () => void
  /** Initial values. Needed only for a group of checkboxes, because its initial value must be an array. */
  defaultValues?: DefaultValues<Values>
}

export type EnquiryField = UseFormRegisterReturn & { error?: string }

/**
 * Returns the state and the handlers of an enquiry form (spec 4). The form sends one request at a time. After a
 * success, the form is reset. After an error, it keeps its values. Each result is shown as a toast.
 */
export function useEnquiryForm<Values extends FieldValues, Enquiry>({
  load,
  success,
  onSent,
  defaultValues,
}: EnquiryFormOptions<Values, Enquiry>) {
  const { errorText, labelledErrorText } = useFieldTexts()
  const { outcome, clearOutcome, showSuccess, showError, showFieldError } = useOutcome(success)
  const form = useForm<Values, unknown, Enquiry>({
    resolver: async (...args) => (await load()).resolver(...args),
    defaultValues,
    shouldFocusError: false,
  })
  const { formState } = form
  const idempotencyKey = useIdempotencyKey(form)
  const isSending = useRef(false)

  const showFirstError = (invalid: FieldErrors, target: unknown) => {
    const first = firstError(invalid, target)
    if (!first) return false
    first.control.focus()
    showFieldError(labelledErrorText(first.name, first.message))
    return true
  }

  const send = form.handleSubmit(
    async (enquiry, event) => {
      const actions = await load()
      await actions.send({ ...enquiry, ...honeypotValue(event?.target) }, idempotencyKey())
      form.reset()
      rememberPromotionClosed()
      showSuccess()
      onSent?.()
    },
    (invalid, event) => {
      if (!showFirstError(invalid, event?.target)) showError('unexpected')
    },
  )

  const handleError = (cause: unknown, target: unknown) => {
    console.error('The enquiry could not be sent', cause)
    const { code, field, fieldCode } = toAppError(cause)
    if (field && showFirstError({ [field]: { type: 'server', message: fieldCode } }, target)) {
      form.setError(field as Path<Values>, { type: 'server', message: fieldCode })
    } else {
      showError(code)
    }
  }

  const field = (name: Path<Values>): EnquiryField => {
    // Reads the error from `formState.errors`, because `getFieldState` would also make the form render at the first
    // change and at the first blur of each field.
    const error = get<FieldErrors, FieldError | undefined>(formState.errors, name)
    return { ...form.register(name), error: error && errorText(name, error.message) }
  }

  return {
    form,
    field,
    /**
     * Validates and sends the form. Ignores calls while an attempt is pending. Shows an error to the visitor instead of
     * rejecting.
     */
    submit: async (event: SubmitEvent) => {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      clearNotices()
      clearOutcome()
      await send(event).catch((cause: unknown) => handleError(cause, event.target))
      isSending.current = false
    },
    /**
     * Loads the code for sending and for toasts early, but after the next paint, so that the visitor's input is shown
     * first. Ignores errors, because the code is imported again when needed.
     */
    prepare: () => afterPaint(() => void Promise.all([load(), loadToaster()]).catch(() => undefined)),
    isSubmitting: formState.isSubmitting,
    outcome,
    success,
  }
}

import { useRef, type SubmitEvent } from 'react'
import {
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
import { toAppError } from '@/lib/app-error'
import { useHydrated } from '@/lib/use-hydrated'

import { honeypotValue } from './components/honeypot'
import { firstError } from './first-error'
import type { FormActions } from './form-actions'
import { useFieldTexts } from './use-field-texts'
import { useIdempotencyKey } from './use-idempotency-key'
import { useOutcome, type SuccessTexts } from './use-outcome'

interface EnquiryFormOptions<Values extends FieldValues, Enquiry> {
  /** Imports the code that validates and sends the values. Called again on every attempt. */
  load: () => Promise<FormActions<Values, Enquiry>>
  success: SuccessTexts
  onSent?: () => void
  /** Needed only for a group of checkboxes, because its value must be an array from the start. */
  defaultValues?: DefaultValues<Values>
}

/** Props of one field: its `register` props and its error text. */
export type EnquiryField = UseFormRegisterReturn & { error?: string }

/**
 * Returns state and handlers of an enquiry form (spec 4). Validates with the contract, sends one request at a time,
 * shows toasts, resets the form after success and keeps the values after an error. The fields are uncontrolled and have
 * no default values, so that input from before hydration is kept.
 */
export function useEnquiryForm<Values extends FieldValues, Enquiry>({
  load,
  success,
  onSent,
  defaultValues,
}: EnquiryFormOptions<Values, Enquiry>) {
  const hydrated = useHydrated()
  const { errorText, labelledErrorText } = useFieldTexts()
  const { outcome, clearOutcome, showSuccess, showError, showFieldError } = useOutcome(success)
  const form = useForm<Values, unknown, Enquiry>({
    resolver: async (...args) => (await load()).resolver(...args),
    defaultValues,
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const idempotencyKey = useIdempotencyKey(form)
  const isSending = useRef(false)

  /** Focuses the first invalid control and shows its error as a toast. Returns false if no control is invalid. */
  const showFirstError = (invalid: FieldErrors, target: unknown) => {
    const first = firstError(invalid, target)
    if (!first) return false
    first.control.focus()
    showFieldError(labelledErrorText(first.name, first.error.message))
    return true
  }

  const send = form.handleSubmit(
    async (enquiry, event) => {
      const actions = await load()
      await actions.send({ ...enquiry, ...honeypotValue(event?.target) }, idempotencyKey())
      form.reset()
      showSuccess()
      onSent?.()
    },
    (invalid, event) => {
      if (!showFirstError(invalid, event?.target)) showError('unexpected')
    },
  )

  const handleError = (cause: unknown, target: unknown) => {
    console.error('The enquiry could not be sent', cause)
    const { code, field, rule } = toAppError(cause)
    if (field && showFirstError({ [field]: { type: 'server', message: rule } }, target)) {
      form.setError(field as Path<Values>, { type: 'server', message: rule })
    } else {
      showError(code)
    }
  }

  const field = (name: Path<Values>): EnquiryField => {
    const error = (errors as FieldErrors)[name] as FieldError | undefined
    return { ...form.register(name), error: error && errorText(name, error.message) }
  }

  return {
    form,
    field,
    /** Sends the form, unless a request is pending. Never rejects: an error is shown to the visitor. */
    submit: async (event: SubmitEvent) => {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      clearNotices()
      clearOutcome()
      await send(event).catch((cause: unknown) => handleError(cause, event.target))
      isSending.current = false
    },
    /** Loads the code that sending needs. Ignores errors, because sending loads the code again. */
    prepare: () => void Promise.all([load(), loadToaster()]).catch(() => undefined),
    isSubmitting,
    hydrated,
    outcome,
    success,
  }
}

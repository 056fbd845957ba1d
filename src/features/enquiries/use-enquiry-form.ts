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

import { filledHoneypot } from './filled-honeypot'
import { firstError } from './first-error'
import type { FormActions } from './form-actions'
import { useFieldTexts } from './use-field-texts'
import { useIdempotencyKey } from './use-idempotency-key'
import { useOutcome, type SuccessTexts } from './use-outcome'

interface EnquiryFormOptions<Values extends FieldValues, Enquiry> {
  /** Imports the code that checks and sends the values; called on the first use and again on every attempt. */
  load: () => Promise<FormActions<Values, Enquiry>>
  success: SuccessTexts
  onSent?: () => void
  /** Only for a group of checkboxes, whose value must start as a list. */
  defaultValues?: DefaultValues<Values>
}

/** Props of one field: its registration and the text of its error. */
export type EnquiryField = UseFormRegisterReturn & { error?: string }

/**
 * State and handlers that the four forms share (spec 4): validation by contract, one request at a time, toasts,
 * reset after success, values kept after failure. The fields are uncontrolled and have no default values, so that
 * values typed before hydration are kept.
 */
export function useEnquiryForm<Values extends FieldValues, Enquiry>({
  load,
  success,
  onSent,
  defaultValues,
}: EnquiryFormOptions<Values, Enquiry>) {
  const hydrated = useHydrated()
  const { errorText, labelledErrorText } = useFieldTexts()
  const { outcome, clearOutcome, succeed, fail, failField } = useOutcome(success)
  const form = useForm<Values, unknown, Enquiry>({
    resolver: async (...args) => (await load()).resolver(...args),
    defaultValues,
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const idempotencyKey = useIdempotencyKey(form)
  const busy = useRef(false)

  /** Focuses the first invalid control and names its error; returns false if no control has one. */
  const showErrors = (invalid: FieldErrors, target: unknown) => {
    const first = firstError(invalid, target)
    if (!first) return false
    first.control.focus()
    failField(labelledErrorText(first.name, first.error.message))
    return true
  }

  const send = form.handleSubmit(
    async (enquiry, event) => {
      const actions = await load()
      await actions.send({ ...enquiry, ...filledHoneypot(event?.target) }, idempotencyKey())
      form.reset()
      succeed()
      onSent?.()
    },
    (invalid, event) => {
      if (!showErrors(invalid, event?.target)) fail('unexpected')
    },
  )

  const handleFailure = (cause: unknown, target: unknown) => {
    console.error('The enquiry could not be sent', cause)
    const { code, field, rule } = toAppError(cause)
    if (field && showErrors({ [field]: { type: 'server', message: rule } }, target)) {
      form.setError(field as Path<Values>, { type: 'server', message: rule })
    } else {
      fail(code)
    }
  }

  const field = (name: Path<Values>): EnquiryField => {
    const error = (errors as FieldErrors)[name] as FieldError | undefined
    return { ...form.register(name), error: error && errorText(name, error.message) }
  }

  return {
    form,
    field,
    /** Sends the form unless it is being sent. Never rejects: every failure ends in a text for the visitor. */
    submit: async (event: SubmitEvent) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      clearNotices()
      clearOutcome()
      await send(event).catch((cause: unknown) => handleFailure(cause, event.target))
      busy.current = false
    },
    /** Fetches everything that sending needs. A failure is not reported: sending fetches it again. */
    prepare: () => void Promise.all([load(), loadToaster()]).catch(() => undefined),
    isSubmitting,
    hydrated,
    outcome,
    success,
  }
}

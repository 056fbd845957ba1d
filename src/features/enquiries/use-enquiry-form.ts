import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  get,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { CompanyRequest, ContactEnquiry, JobApplication } from '@contracts/enquiry'
import { honeypotField, maxCvMegabytes, maxLengthOf } from '@contracts/enquiry-rules'

import { clearNotice, loadToaster, notify } from '@/components/toast/notify'
import { company } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'
import { toAppError, type AppErrorCode } from '@/lib/app-error'
import { formatNumber } from '@/lib/format'
import { rememberPromotionClosed } from '@/lib/promotion-closed'

import type { FormActions } from './api/form-actions'
import { keptForms } from './kept-values'

interface EnquiryFormOptions<Values extends FieldValues, Enquiry> {
  /** Forms with the same key are the same form, in any language (D75). */
  keptAs: string
  /** Called by each attempt, so a failed import is retried. */
  load: () => Promise<FormActions<Values, Enquiry>>
  success: { title: string; description: string }
  /** The texts of fields without a control, which become hidden inputs, and `[]` for a group of checkboxes. */
  defaultValues?: DefaultValues<Values>
}

export interface SentEnquiry {
  title: string
  description: string
  reference: string | undefined
}

/** Spec 4. Sends one request at a time. After an error, the form keeps its values. */
export function useEnquiryForm<Values extends FieldValues, Enquiry>({
  keptAs,
  load,
  success,
  defaultValues,
}: EnquiryFormOptions<Values, Enquiry>) {
  const { t } = useTranslation('forms')
  const { labeledErrorText, failureText } = useFieldTexts()
  const [failureCode, setFailureCode] = useState<AppErrorCode>()
  const [sent, setSent] = useState<SentEnquiry>()
  const [isTried, setIsTried] = useState(false)
  const isSending = useRef(false)
  const form = useForm<Values, unknown, Enquiry>({
    resolver: async (...args) => (await load()).resolver(...args),
    defaultValues,
    shouldFocusError: false,
  })
  const { formState, subscribe } = form

  // A retry of the same values after a lost response does not store the enquiry twice (D32).
  const idempotencyKey = useRef(keptForms.get(keptAs)?.idempotencyKey)
  const getIdempotencyKey = useCallback(() => idempotencyKey.current, [])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          idempotencyKey.current = undefined
        },
      }),
    [subscribe],
  )

  const showError = (description: string) =>
    notify({ tone: 'error', title: t('contact_form.error_title'), description })

  const fail = (code: AppErrorCode) => {
    setFailureCode(code)
    showError(failureText(code))
  }

  const send = async (enquiry: Enquiry, element: HTMLFormElement) => {
    const actions = await load()
    const honeypot = new FormData(element).get(honeypotField)
    idempotencyKey.current ??= crypto.randomUUID()
    const values = { ...enquiry, ...(honeypot && { [honeypotField]: honeypot }) }
    const reference = await actions.send(values, idempotencyKey.current)
    form.reset()
    keptForms.delete(keptAs)
    rememberPromotionClosed()
    setSent({ ...success, reference })
    notify({ tone: 'success', ...success })
  }

  const showInvalid = (errors: FieldErrors, element: HTMLFormElement) => {
    const first = firstError(errors, element)
    if (!first) return fail('unexpected')
    first.control.focus()
    showError(labeledErrorText(first.name, first.code))
  }

  const showFailure = (cause: unknown, element: HTMLFormElement) => {
    console.error('The enquiry could not be sent', cause)
    const { code, field, fieldCode } = toAppError(cause)
    const error = { type: 'server', message: fieldCode }
    const rejected = field === undefined ? undefined : firstError({ [field]: error }, element)
    if (!rejected) return fail(code)
    rejected.control.focus()
    form.setError(rejected.name as Path<Values>, error)
    showError(`${failureText(code)} ${labeledErrorText(rejected.name, fieldCode)}`)
  }

  return {
    form,
    keptAs,
    getIdempotencyKey,
    hiddenValues: Object.entries(defaultValues ?? {}).filter(isTextEntry),
    /** Never rejects. */
    submit: async (event: SubmitEvent<HTMLFormElement>) => {
      // The browser has begun to post the form before hydration, so it posts it again. The function stores equal posts
      // once. `index.html` sets the attribute.
      if (event.currentTarget.dataset.native !== undefined) return
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      clearNotice()
      setFailureCode(undefined)
      setSent(undefined)
      setIsTried(true)
      const element = event.currentTarget
      const attempt = form.handleSubmit(
        (enquiry) => send(enquiry, element),
        (errors) => showInvalid(errors, element),
      )
      await attempt().catch((cause: unknown) => showFailure(cause, element))
      isSending.current = false
    },
    /** After the next paint, so that the visitor's input is shown first. `load` is called again when needed. */
    prepare: () => {
      const preload = () => void Promise.all([load(), loadToaster()]).catch(() => undefined)
      requestAnimationFrame(() => setTimeout(preload))
    },
    isSubmitting: formState.isSubmitting,
    /** False until the visitor first sends the form. */
    isTried,
    clearSent: () => setSent(undefined),
    success,
    sent,
    failure: failureCode && failureText(failureCode),
  }
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** For a field inside of `EnquiryCard`: the properties of its control, and its error. */
export function useEnquiryField(name: string) {
  const { register, formState } = useFormContext()
  const { errorText } = useFieldTexts()
  // `getFieldState` would also render the form at the first change and blur of each field.
  const error = get<FieldErrors, FieldError | undefined>(formState.errors, name)
  return { control: register(name), error: error && errorText(name, error.message) }
}

function firstError(errors: FieldErrors, form: HTMLFormElement) {
  for (const control of form.elements) {
    const name = control.getAttribute('name') as LabeledField | null
    const error = name && errors[name]
    if (!error || !(control instanceof HTMLElement)) continue
    return { control, name, code: typeof error.message === 'string' ? error.message : undefined }
  }
  return undefined
}

type LabeledField = Exclude<
  keyof ContactEnquiry | keyof CompanyRequest | keyof JobApplication,
  'formType' | 'jobTitle'
>

/** Other codes get the text of `invalid`. */
const errorCodes = [
  'required',
  'invalid_email',
  'too_long',
  'consent_required',
  'invalid_file_type',
  'empty_file',
  'file_too_large',
  'file_with_macros',
  'file_with_password',
] as const

function useFieldTexts() {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  const errorText = (field: string, code?: string) =>
    t(`errors.${errorCodes.find((known) => known === code) ?? 'invalid'}`, {
      max: formatNumber(maxLengthOf(field) ?? 0, language),
      megabytes: maxCvMegabytes,
    })
  return {
    errorText,
    /** Such as `Name: Required` (D53). */
    labeledErrorText: (field: LabeledField, code?: string) =>
      `${t(`fields.${field}`)}: ${errorText(field, code)}`,
    /** The sentence of spec 8, and one more if the cause is known (D57). */
    failureText: (code: AppErrorCode) => {
      const failure = t('contact_form.error_description')
      if (code === 'invalid_input' || code === 'unexpected') return failure
      return `${failure} ${t(`failures.${code}`, { email: company.email })}`
    },
  }
}

import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form'

import { maxCvBytes } from '@contracts/cv-rules'
import { limitOf } from '@contracts/limits'

import { notify } from '@/components/toast/notify'
import { useHydrated } from '@/lib/use-hydrated'

import { filledHoneypot } from './filled-honeypot'
import { firstFault } from './first-fault'
import { useIdempotencyKey } from './use-idempotency-key'

interface EnquiryFormOptions<Values extends FieldValues, Enquiry> {
  /** Fetches the contract's resolver; validation code is loaded with the first use of the form. */
  loadResolver: () => Promise<Resolver<Values, unknown, Enquiry>>
  /** Sends the checked values, with the filled honeypot beside them if there is one, under a key for repetitions. */
  send: (enquiry: Enquiry, idempotencyKey: string) => Promise<void>
  /** Tells the visitor that the enquiry has arrived. */
  onSent: () => void
  /** For a group of checkboxes alone, whose value has to start as a list; they too are read from the page. */
  defaultValues?: DefaultValues<Values>
}

/** What a field needs, to be spread on it: registration and the text of its error. */
export type EnquiryField = UseFormRegisterReturn & { error?: string }

/**
 * What the four enquiry forms share (spec 4): validation by contract, one sending at a time, toasts, reset after
 * success, values kept after failure. Values already typed before the script ran are kept: the fields are read
 * from the page and carry no defaults.
 */
export function useEnquiryForm<Values extends FieldValues, Enquiry>({
  loadResolver,
  send,
  onSent,
  defaultValues,
}: EnquiryFormOptions<Values, Enquiry>) {
  const { t } = useTranslation('forms')
  const hydrated = useHydrated()
  const form = useForm<Values, unknown, Enquiry>({
    resolver: async (...given) => (await loadResolver())(...given),
    defaultValues,
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const idempotencyKey = useIdempotencyKey(form)

  /** The text of a field's error: contracts name rules, catalogues word them. */
  const errorText = (name: string, { message: rule = 'invalid' }: FieldError) =>
    t(`errors.${isRule(rule) ? rule : 'invalid'}`, { max: limitOf(name), megabytes: maxCvBytes / 2 ** 20 })

  const fail = (description: string) =>
    notify({ tone: 'error', title: t('contact_form.error_title'), description })

  const deliver = form.handleSubmit(
    async (enquiry, event) => {
      await send({ ...enquiry, ...filledHoneypot(event?.target) }, idempotencyKey())
      form.reset()
      onSent()
    },
    (faults, event) => {
      const first = firstFault(faults, event?.target)
      first?.control.focus()
      fail(first ? errorText(first.name, first.error) : t('contact_form.error_description'))
    },
  )

  const field = (name: Path<Values>): EnquiryField => {
    const error = (errors as FieldErrors)[name] as FieldError | undefined
    return { ...form.register(name), error: error && errorText(name, error) }
  }

  return {
    form,
    field,
    /** Never rejects: code that does not load, a file that cannot be read and an unsent form all end in a toast. */
    submit: (event: SubmitEvent) =>
      deliver(event).catch((error: unknown) => {
        console.error('The enquiry could not be sent', error)
        fail(t('contact_form.error_description'))
      }),
    /** Loads validation once the visitor starts to fill in the form; a failure is told when it matters. */
    prepare: () => void loadResolver().catch(() => undefined),
    isSubmitting,
    /** False until a press of the button does what it says. */
    ready: hydrated && !isSubmitting,
  }
}

const rules = [
  'required',
  'invalid_email',
  'too_long',
  'consent_required',
  'invalid_file_type',
  'file_too_large',
  'file_with_macros',
] as const

const isRule = (message: string): message is (typeof rules)[number] => rules.some((rule) => rule === message)

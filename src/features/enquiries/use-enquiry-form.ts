import { useTranslation } from 'react-i18next'
import { useForm, type FieldError, type FieldValues, type Path, type Resolver } from 'react-hook-form'

import { honeypotField } from '@contracts/honeypot'

import { notify } from '@/components/toast/notify'
import { useHydrated } from '@/lib/use-hydrated'

interface EnquiryFormOptions<Values extends FieldValues, Enquiry> {
  /** Fetches the contract's resolver; validation code is loaded with the first use of the form. */
  loadResolver: () => Promise<Resolver<Values, unknown, Enquiry>>
  /** Sends the checked values, with the filled honeypot beside them if there is one. */
  send: (enquiry: Enquiry) => Promise<void>
  texts: { successTitle: string; successDescription: string; errorTitle: string; errorDescription: string }
}

/**
 * What the four enquiry forms share (spec 4): validation by contract, one sending at a time, toasts, reset after
 * success, values kept after failure. Values already typed before the script ran are kept: the fields are read
 * from the page and carry no defaults.
 */
export function useEnquiryForm<Values extends FieldValues, Enquiry>({
  loadResolver,
  send,
  texts,
}: EnquiryFormOptions<Values, Enquiry>) {
  const { t } = useTranslation('forms')
  const hydrated = useHydrated()
  const form = useForm<Values, unknown, Enquiry>({
    resolver: async (...given) => (await loadResolver())(...given),
  })
  const { errors, isSubmitting } = form.formState

  /** The text of a field's error: contracts name rules, catalogues word them. */
  const errorText = (error: Pick<FieldError, 'message'> | undefined, max?: number) => {
    const rule = error?.message
    if (!rule) return undefined
    return t(`errors.${isRule(rule) ? rule : 'invalid'}`, { max })
  }

  const submit = form.handleSubmit(
    async (enquiry, event) => {
      try {
        await send({ ...enquiry, ...filledHoneypot(event?.target) })
        notify({ tone: 'success', title: texts.successTitle, description: texts.successDescription })
        form.reset()
      } catch (error) {
        console.error('The enquiry could not be sent', error)
        notify({ tone: 'error', title: texts.errorTitle, description: texts.errorDescription })
      }
    },
    (faults) => {
      const [first] = Object.values(faults)
      notify({ tone: 'error', title: texts.errorTitle, description: errorText(first as FieldError) })
    },
  )

  return {
    register: (name: Path<Values>) => form.register(name),
    errorOf: (name: Path<Values>, max?: number) => errorText(errors[name] as FieldError | undefined, max),
    submit,
    /** Warms up validation and sending once the visitor starts to fill in the form. */
    prepare: () => void loadResolver(),
    isSubmitting,
    /** False until a press of the button does what it says. */
    ready: hydrated && !isSubmitting,
  }
}

/** The bait's value if a program filled it in; people's payloads stay exactly what the contract lists. */
function filledHoneypot(form: unknown) {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(honeypotField) : null
  return value ? { [honeypotField]: value } : {}
}

const rules = ['required', 'invalid_email', 'too_long', 'consent_required'] as const

const isRule = (message: string): message is (typeof rules)[number] => rules.some((rule) => rule === message)

import { useTranslation } from 'react-i18next'

import type { CompanyRequest, ContactEnquiry, JobApplication, SpecialistSignUp } from '@contracts/enquiry'
import { maxCvBytes, maxLengthOf } from '@contracts/enquiry-rules'

import { company } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'
import type { AppErrorCode } from '@/lib/app-error'
import { formatKilobytes, formatNumber } from '@/lib/format'

export type LabelledField = Exclude<
  keyof ContactEnquiry | keyof CompanyRequest | keyof SpecialistSignUp | keyof JobApplication,
  'formType' | 'jobTitle'
>

/** Other codes get the text of `invalid`. */
const errorKeys = {
  required: 'errors.required',
  invalid_email: 'errors.invalid_email',
  too_long: 'errors.too_long',
  consent_required: 'errors.consent_required',
  invalid_file_type: 'errors.invalid_file_type',
  empty_file: 'errors.empty_file',
  file_too_large: 'errors.file_too_large',
  file_with_macros: 'errors.file_with_macros',
  invalid: 'errors.invalid',
} as const

const isErrorKey = (code: string): code is keyof typeof errorKeys => Object.hasOwn(errorKeys, code)

export function useFieldTexts() {
  const { t } = useTranslation('forms')
  const language = useLanguage()

  const errorText = (field: string, code = 'invalid') =>
    t(errorKeys[isErrorKey(code) ? code : 'invalid'], {
      max: formatNumber(maxLengthOf(field) ?? 0, language),
      size: formatKilobytes(maxCvBytes, language),
    })

  return {
    errorText,
    /** Such as `Name: Required` (D53). */
    labelledErrorText: (field: LabelledField, code?: string) =>
      `${t(`fields.${field}`)}: ${errorText(field, code)}`,
    /** The sentence of spec 8, and one more if the cause is known (D57). */
    failureText: (code: AppErrorCode) => {
      const failure = t('contact_form.error_description')
      if (code === 'invalid_input' || code === 'unexpected') return failure
      return `${failure} ${t(`failures.${code}`, { email: company.email })}`
    },
  }
}

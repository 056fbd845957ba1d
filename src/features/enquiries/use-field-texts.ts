import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

import type { CompanyRequest, ContactEnquiry, JobApplication, SpecialistSignUp } from '@contracts/enquiry'
import { maxCvBytes } from '@contracts/cv-rules'
import { maxLengthOf } from '@contracts/max-lengths'

import { useLanguage } from '@/i18n/use-language'
import { formatNumber } from '@/lib/format'

/** Fields with a label. `formType` and `jobTitle` have no label, because `form-actions.ts` sets them. */
type LabelledField = Exclude<
  keyof ContactEnquiry | keyof CompanyRequest | keyof SpecialistSignUp | keyof JobApplication,
  'formType' | 'jobTitle'
>

const labelKeys = {
  name: 'fields.name',
  email: 'fields.email',
  company: 'fields.company',
  phone: 'fields.phone',
  message: 'fields.message',
  technology: 'fields.technology',
  technologies: 'fields.technologies',
  cvFile: 'fields.cv',
  gdprConsent: 'fields.consent',
} as const satisfies Record<LabelledField, ParseKeys<'forms'>>

/**
 * Catalogue key of the error text for each code of a broken rule. Codes that are missing here get the text of
 * `invalid`.
 */
const errorKeys = {
  required: 'errors.required',
  invalid_email: 'errors.invalid_email',
  too_long: 'errors.too_long',
  consent_required: 'errors.consent_required',
  invalid_file_type: 'errors.invalid_file_type',
  file_too_large: 'errors.file_too_large',
  file_with_macros: 'errors.file_with_macros',
  invalid: 'errors.invalid',
} as const

const has = <Keys extends object>(keys: Keys, key: PropertyKey): key is keyof Keys => Object.hasOwn(keys, key)

export function useFieldTexts() {
  const { t } = useTranslation('forms')
  const language = useLanguage()

  const errorText = (field: string, code = 'invalid') =>
    t(has(errorKeys, code) ? errorKeys[code] : errorKeys.invalid, {
      max: formatNumber(maxLengthOf(field) ?? 0, language),
      megabytes: maxCvBytes / 2 ** 20,
    })

  return {
    errorText,
    /**
     * Returns the field's label and its error text, such as `Name: Required` (D53), or only the error text if the field
     * has no label.
     */
    labelledErrorText: (field: string, code?: string) => {
      const text = errorText(field, code)
      return has(labelKeys, field) ? `${t(labelKeys[field])}: ${text}` : text
    },
  }
}

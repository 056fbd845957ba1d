import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

import type { JobApplication, SpecialistSignUp } from '@contracts/candidate'
import type { CompanyRequest } from '@contracts/company-request'
import type { ContactEnquiry } from '@contracts/contact'
import { maxCvBytes } from '@contracts/cv-rules'
import { maxLengthOf } from '@contracts/max-lengths'

import { useLanguage } from '@/i18n/use-language'
import { formatNumber } from '@/lib/format'

/** Every field of the four forms. Visitors do not fill in the other two keys. */
type LabelledField = Exclude<
  keyof ContactEnquiry | keyof CompanyRequest | keyof SpecialistSignUp | keyof JobApplication,
  'formType' | 'jobTitle'
>

/** Translation key of each field's label, by the field's name in the payload. */
const labels = {
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

/** Text of each rule that the contracts report. */
const rules = {
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

/** Returns functions that return the error text of a field for the rule that its value breaks. */
export function useFieldTexts() {
  const { t } = useTranslation('forms')
  const language = useLanguage()

  const errorText = (field: string, rule = 'invalid') =>
    t(has(rules, rule) ? rules[rule] : rules.invalid, {
      max: formatNumber(maxLengthOf(field) ?? 0, language),
      megabytes: maxCvBytes / 2 ** 20,
    })

  return {
    errorText,
    /** Returns the error text with the field's label, for a toast: `Name: Required` (D53). */
    labelledErrorText: (field: string, rule?: string) => {
      const text = errorText(field, rule)
      return has(labels, field) ? `${t(labels[field])}: ${text}` : text
    },
  }
}

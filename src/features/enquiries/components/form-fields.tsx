import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { honeypotField, maxLengths } from '@contracts/enquiry-rules'

import { FormField } from '@/components/form-field'
import { TaggedText } from '@/components/tagged-text'
import { inputVariants } from '@/components/ui/input'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'

import { useEnquiryField } from '../use-enquiry-form'

const inputs = {
  name: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

interface TextFieldProps {
  name: keyof typeof inputs
  required?: boolean
  limited?: boolean
}

export function TextField({ name, required, limited }: TextFieldProps) {
  const { t } = useTranslation('forms')
  const { control, error } = useEnquiryField(name)
  return (
    <FormField label={t(`fields.${name}`)} error={error} required={required}>
      {(field) => (
        <input
          {...field}
          {...control}
          {...inputs[name]}
          required={required}
          maxLength={limited ? maxLengths[name] : undefined}
          placeholder={t(`fields.${name}_placeholder`)}
          className={inputVariants()}
        />
      )}
    </FormField>
  )
}

export function PersonFields({ limited }: { limited?: boolean }) {
  return (
    <div className="grid gap-4 sm:gap-5 @md:grid-cols-2">
      <TextField name="name" required limited={limited} />
      <TextField name="email" required limited={limited} />
    </div>
  )
}

export function ConsentField() {
  const { t } = useTranslation('forms')
  const { control, error } = useEnquiryField('gdprConsent')
  const { t: tCommon } = useTranslation()
  return (
    <FormField
      required
      layout="beside"
      error={error}
      label={
        <>
          <TaggedText text={t('consent')} render={(part) => <PolicyLink>{part}</PolicyLink>} />{' '}
          <span className="sr-only">{tCommon('new_tab')}</span>
        </>
      }
    >
      {(field) => (
        <input
          type="checkbox"
          {...field}
          {...control}
          required
          className="grid size-6 shrink-0 appearance-none place-content-center rounded-[6px] border border-control-line bg-paper transition-colors before:size-3 before:bg-on-primary before:opacity-0 before:[clip-path:polygon(12%_46%,0_60%,40%_100%,100%_18%,86%_6%,38%_72%)] checked:border-primary checked:bg-primary checked:before:opacity-100 hover:border-ink aria-invalid:border-danger forced-colors:appearance-auto"
        />
      )}
    </FormField>
  )
}

/** In a new tab, so that the filled-in form is not lost. */
function PolicyLink({ children }: { children?: ReactNode }) {
  const language = useLanguage()
  return (
    <a
      href={href(language, 'privacy-policy')}
      target="_blank"
      rel="noopener"
      className="text-primary underline underline-offset-2"
    >
      {children}
    </a>
  )
}

/** Tells browsers, 1Password, LastPass, Bitwarden and Dashlane not to fill in the field. */
const notFilledIn = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
}

/** Visitors can neither see it nor reach it with Tab (D31, D47). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <input type="text" name={honeypotField} tabIndex={-1} {...notFilledIn} />
    </div>
  )
}

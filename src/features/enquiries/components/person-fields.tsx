import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'

import type { EnquiryField } from '../use-enquiry-form'

interface PersonFieldsProps {
  field: (name: 'name' | 'email') => EnquiryField
  maxLengths?: { name: number; email: number }
}

export function PersonFields({ field, maxLengths }: PersonFieldsProps) {
  const { t } = useTranslation('forms')
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <LabelledInput
        {...field('name')}
        required
        maxLength={maxLengths?.name}
        label={t('fields.name')}
        autoComplete="name"
        placeholder={t('fields.name_placeholder')}
      />
      <LabelledInput
        {...field('email')}
        required
        maxLength={maxLengths?.email}
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('fields.email_placeholder')}
      />
    </div>
  )
}

export function PhoneField(field: EnquiryField & { maxLength?: number }) {
  const { t } = useTranslation('forms')
  return (
    <LabelledInput
      {...field}
      label={t('fields.phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={t('fields.phone_placeholder')}
    />
  )
}

export function CompanyField(field: EnquiryField) {
  const { t } = useTranslation('forms')
  return (
    <LabelledInput
      {...field}
      label={t('fields.company')}
      autoComplete="organization"
      placeholder={t('fields.company_placeholder')}
    />
  )
}

interface LabelledInputProps extends ComponentProps<'input'> {
  label: string
  error?: string
}

function LabelledInput({ label, error, required, ...input }: LabelledInputProps) {
  return (
    <FormField label={label} error={error} required={required}>
      {(field) => <input {...field} {...input} required={required} className={inputVariants()} />}
    </FormField>
  )
}

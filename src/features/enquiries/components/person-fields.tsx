import { useTranslation } from 'react-i18next'

import type { EnquiryField } from '../use-enquiry-form'
import { TextField } from './text-field'

interface PersonFieldsProps {
  field: (name: 'name' | 'email') => EnquiryField
  maxLengths?: { name: number; email: number }
}

/** Name and e-mail, side by side if there is room. */
export function PersonFields({ field, maxLengths }: PersonFieldsProps) {
  const { t } = useTranslation('forms')
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <TextField
        {...field('name')}
        required
        maxLength={maxLengths?.name}
        label={t('fields.name')}
        autoComplete="name"
        placeholder={t('fields.name_placeholder')}
      />
      <TextField
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
    <TextField
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
    <TextField
      {...field}
      label={t('fields.company')}
      autoComplete="organization"
      placeholder={t('fields.company_placeholder')}
    />
  )
}

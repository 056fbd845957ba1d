import { useTranslation } from 'react-i18next'

import type { EnquiryField } from '../use-enquiry-form'
import { TextField } from './text-field'

interface PersonFieldsProps {
  field: (name: 'name' | 'email') => EnquiryField
}

/** Name and e-mail, side by side where there is room. */
export function PersonFields({ field }: PersonFieldsProps) {
  const { t } = useTranslation('forms')
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <TextField
        {...field('name')}
        required
        label={t('fields.name')}
        autoComplete="name"
        placeholder={t('fields.name_placeholder')}
      />
      <TextField
        {...field('email')}
        required
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('fields.email_placeholder')}
      />
    </div>
  )
}

export function PhoneField(field: EnquiryField) {
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

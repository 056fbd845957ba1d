import { useTranslation } from 'react-i18next'

import { limitOf } from '@contracts/limits'

import { FormField } from '@/components/form-field'
import { control } from '@/components/ui/control'

import type { EnquiryField } from '../use-enquiry-form'

/** A text of several lines, required. */
export function MessageField({ error, ...textarea }: EnquiryField) {
  const { t } = useTranslation('forms')
  return (
    <FormField required label={t('fields.message')} error={error}>
      {(field) => (
        <textarea
          {...field}
          {...textarea}
          required
          rows={6}
          maxLength={limitOf(textarea.name)}
          placeholder={t('fields.message_placeholder')}
          className={control({ kind: 'textarea' })}
        />
      )}
    </FormField>
  )
}

import { useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'

import type { EnquiryField } from '../use-enquiry-form'

/** Renders the message box. It has no `maxlength` (spec 5), because that attribute silently cuts off pasted text. */
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
          placeholder={t('fields.message_placeholder')}
          className={inputVariants({ kind: 'textarea' })}
        />
      )}
    </FormField>
  )
}

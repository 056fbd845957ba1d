import { useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'

import { useEnquiryField, useEnquiryForm } from '../use-enquiry-form'
import { EnquiryCard } from './enquiry-card'
import { PersonFields, TextField } from './form-fields'

export function ContactForm() {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    keptAs: 'contact',
    load: async () => (await import('../api/form-actions')).contactActions,
    success: {
      title: t('contact_form.success_title'),
      description: t('contact_form.success_description'),
    },
  })
  return (
    <EnquiryCard title={t('contact_form.title')} submitLabel={t('contact_form.submit')} enquiry={enquiry}>
      <PersonFields />
      <TextField name="company" />
      <MessageField />
    </EnquiryCard>
  )
}

/** No `maxlength` (spec 5), which silently cuts off pasted text. */
function MessageField() {
  const { t } = useTranslation('forms')
  const { control, error } = useEnquiryField('message')
  return (
    <FormField required label={t('fields.message')} error={error}>
      {(field) => (
        <textarea
          {...field}
          {...control}
          required
          rows={6}
          placeholder={t('fields.message_placeholder')}
          className={inputVariants({ kind: 'textarea' })}
        />
      )}
    </FormField>
  )
}

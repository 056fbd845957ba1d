import { Check, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { companyTechnologies } from '@contracts/enquiry-rules'

import { FieldError } from '@/components/form-field'

import { useEnquiryField, useEnquiryForm } from '../use-enquiry-form'
import { EnquiryCard } from './enquiry-card'
import { PersonFields, TextField } from './form-fields'

/** With `withDiscount`, the form says that the discount of the popup is noted, and sends it (D60). */
export function CompanyRequestForm({ withDiscount = false }: { withDiscount?: boolean }) {
  const { t } = useTranslation('forms')
  const enquiry = useEnquiryForm({
    keptAs: 'company',
    load: async () => (await import('../api/form-actions')).companyActions(withDiscount),
    success: {
      title: t('for_companies.form_success_title'),
      description: t('for_companies.form_success_description'),
    },
    defaultValues: { formType: 'company', technologies: [] },
  })
  return (
    <EnquiryCard
      title={t('for_companies.form_title')}
      submitLabel={t('for_companies.form_submit')}
      enquiry={enquiry}
      query={withDiscount ? '?offer=1' : ''}
      note={t('for_companies.promise')}
    >
      {withDiscount && (
        <p className="rounded-control bg-tint p-4 text-small font-medium">
          {t('for_companies.discount_noted')}
        </p>
      )}
      <TextField name="company" required />
      <PersonFields />
      <TextField name="phone" />
      <TechnologyChips />
    </EnquiryCard>
  )
}

function TechnologyChips() {
  const { t } = useTranslation('forms')
  const { control, error } = useEnquiryField('technologies')
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="text-small font-medium">
        {t('fields.technologies')} <span className="font-normal text-muted">({t('optional')})</span>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {companyTechnologies.map((technology) => (
          <label
            key={technology}
            className="relative inline-flex min-h-10 items-center gap-1.5 rounded-full border border-control-line bg-paper pr-4 pl-3 text-small transition-colors duration-150 select-none hover:border-ink has-checked:border-primary has-checked:bg-tint has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary"
          >
            <input
              type="checkbox"
              value={technology}
              {...control}
              className="peer absolute inset-0 cursor-pointer rounded-full opacity-0"
            />
            <Plus aria-hidden="true" className="size-4 text-muted peer-checked:hidden" />
            <Check aria-hidden="true" className="hidden size-4 text-primary peer-checked:block" />
            {technology}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

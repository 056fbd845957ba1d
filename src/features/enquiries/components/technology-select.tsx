import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'

import type { EnquiryField } from '../use-enquiry-form'

interface TechnologySelectProps extends EnquiryField {
  /** Label of each technology by its value (spec 3). Only the label "Other" is translated. */
  options: Readonly<Record<string, string>>
}

/** Renders the select for the technology of a specialist or an applicant. */
export function TechnologySelect({ options, error, ...select }: TechnologySelectProps) {
  const { t } = useTranslation('forms')
  return (
    <FormField required label={t('fields.technology')} error={error}>
      {(field) => (
        <div className="relative">
          <select
            {...field}
            {...select}
            required
            className={inputVariants({
              className: 'appearance-none pr-11 has-[option[value=""]:checked]:text-muted',
            })}
          >
            <option value="">{t('fields.technology_placeholder')}</option>
            {Object.entries(options).map(([value, label]) => (
              <option key={value} value={value}>
                {label === 'Other' ? t('fields.other_technology') : label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FormField>
  )
}

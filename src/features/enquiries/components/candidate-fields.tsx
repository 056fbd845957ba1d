import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'

import type { EnquiryField } from '../use-enquiry-form'
import { CvField, type EnquiryFileField } from './cv-field'
import { PersonFields, TextField } from './form-fields'

interface CandidateFieldsProps {
  field: <Name extends 'name' | 'email' | 'phone' | 'technology'>(name: Name) => EnquiryField<Name>
  cv: EnquiryFileField
  technologies: TechnologyOptions
}

/** Of the four forms, only these two have `maxlength` (spec 5). */
export function CandidateFields({ field, cv, technologies }: CandidateFieldsProps) {
  return (
    <>
      <PersonFields field={field} limited />
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField {...field('phone')} limited />
        <TechnologySelect {...field('technology')} options={technologies} />
      </div>
      <CvField {...cv} />
    </>
  )
}

/** Key: the value that the form sends. Value: the label (spec 3). */
type TechnologyOptions = Readonly<Record<string, string>>

function TechnologySelect({ options, error, ...select }: EnquiryField & { options: TechnologyOptions }) {
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

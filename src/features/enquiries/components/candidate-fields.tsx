import { maxLengths } from '@contracts/max-lengths'

import type { EnquiryField } from '../use-enquiry-form'
import type { EnquiryFileField } from '../use-file-field'
import { CvField } from './cv-field'
import { PersonFields, PhoneField } from './person-fields'
import { TechnologySelect, type TechnologyOptions } from './technology-select'

interface CandidateFieldsProps {
  field: (name: 'name' | 'email' | 'phone' | 'technology') => EnquiryField
  cv: EnquiryFileField
  technologies: TechnologyOptions
}

/** Fields of the sign-up and of the application. Of the four forms, only these two have `maxlength` (spec 5). */
export function CandidateFields({ field, cv, technologies }: CandidateFieldsProps) {
  return (
    <>
      <PersonFields field={field} maxLengths={maxLengths} />
      <div className="grid gap-5 @md:grid-cols-2">
        <PhoneField {...field('phone')} maxLength={maxLengths.phone} />
        <TechnologySelect {...field('technology')} options={technologies} />
      </div>
      <CvField {...cv} />
    </>
  )
}

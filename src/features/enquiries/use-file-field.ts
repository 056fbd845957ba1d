import { useWatch, type FieldValues, type Path } from 'react-hook-form'

import type { EnquiryField, useEnquiryForm } from './use-enquiry-form'

export type EnquiryFileField = EnquiryField & {
  /** The chosen file. */
  file: File | undefined
  /** Empties the field and leaves the focus on it. */
  remove: () => void
}

/** Returns the props of a field that holds one file and is checked as soon as a file is chosen. */
export function useFileField<Values extends FieldValues, Enquiry>(
  { form, field }: ReturnType<typeof useEnquiryForm<Values, Enquiry>>,
  name: Path<Values>,
): EnquiryFileField {
  // `useWatch` misses a file that was chosen before hydration; the form has read it from the input.
  const files: FileList | null | undefined = useWatch({ control: form.control, name }) ?? form.getValues(name)
  const input = field(name)
  return {
    ...input,
    file: files?.[0],
    onChange: async (event) => {
      await input.onChange(event)
      // If the validation code cannot be loaded now, sending loads it again and reports the failure.
      await form.trigger(name).catch(() => undefined)
    },
    remove: () => {
      form.resetField(name)
      form.setFocus(name)
    },
  }
}

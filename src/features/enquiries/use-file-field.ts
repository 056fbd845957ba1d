import { useWatch, type FieldValues, type Path } from 'react-hook-form'

import type { EnquiryField, useEnquiryForm } from './use-enquiry-form'

export type EnquiryFileField = EnquiryField & {
  /** The chosen file. */
  file: File | undefined
  /** Empties the field and leaves the focus on it. */
  remove: () => void
}

/** A field of an enquiry that holds one file, which is checked as soon as it is chosen. */
export function useFileField<Values extends FieldValues, Enquiry>(
  { form, field }: ReturnType<typeof useEnquiryForm<Values, Enquiry>>,
  name: Path<Values>,
): EnquiryFileField {
  // Nobody is told of a file that was chosen before the script ran; the form itself has read it from the page.
  const files: FileList | null | undefined = useWatch({ control: form.control, name }) ?? form.getValues(name)
  const input = field(name)
  return {
    ...input,
    file: files?.[0],
    onChange: async (event) => {
      await input.onChange(event)
      // If validation cannot be loaded now, sending tells of it.
      await form.trigger(name).catch(() => undefined)
    },
    remove: () => {
      form.resetField(name)
      form.setFocus(name)
    },
  }
}

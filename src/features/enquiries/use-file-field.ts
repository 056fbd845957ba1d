import { useWatch, type FieldValues, type Path } from 'react-hook-form'

import type { EnquiryField, useEnquiryForm } from './use-enquiry-form'

export type EnquiryFileField = EnquiryField & {
  file: File | undefined
  remove: () => void
}

/** Returns the props of a field for one file. Validates the field as soon as a visitor chooses a file. */
export function useFileField<Values extends FieldValues, Enquiry>(
  { form, field }: ReturnType<typeof useEnquiryForm<Values, Enquiry>>,
  name: Path<Values>,
): EnquiryFileField {
  // `useWatch` does not see a file that was chosen before hydration, but `getValues` does.
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- `useWatch` returns undefined before hydration
  const files: FileList | null | undefined = useWatch({ control: form.control, name }) ?? form.getValues(name)
  const input = field(name)
  return {
    ...input,
    file: files?.[0],
    onChange: async (event) => {
      await input.onChange(event)
      // Ignores a failed import of the validation code, because `submit` imports the code again and shows the error.
      await form.trigger(name).catch(() => undefined)
    },
    remove: () => {
      form.resetField(name)
      form.setFocus(name)
    },
  }
}

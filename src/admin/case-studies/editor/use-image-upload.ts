import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'

import type { StudyValues } from './study-values'
import { useUpload } from './use-upload'

/**
 * Returns the state of an image field and its handlers. `choose` uploads the chosen file and writes its URL into the
 * form field `name`. `clear` empties the field.
 * @param track called with the promise of each upload
 */
export function useImageUpload(
  name: `${keyof StudyValues}.${'featured_image' | 'testimonial_image'}`,
  track: (work: Promise<void>) => void,
) {
  const { setValue } = useFormContext<StudyValues>()
  const { uploading, error, upload, clearError } = useUpload()

  const fill = async (file: File) => {
    const url = await upload(file)
    if (url) setValue(name, url, { shouldValidate: true })
  }

  return {
    uploading,
    error,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? []
      if (file) track(fill(file))
      // Clears the input, so that choosing the same file again fires `change`.
      target.value = ''
    },
    clear: () => {
      clearError()
      setValue(name, '', { shouldValidate: true })
    },
  }
}

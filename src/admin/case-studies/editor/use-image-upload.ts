import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'

import type { Language } from '@/i18n/languages'

import { pictureBoxes } from './shrink-image'
import type { StudyValues } from './study-values'
import { useUpload } from './use-upload'

/**
 * Returns the state of the upload and two functions. `choose` uploads the chosen file and, if the upload succeeds,
 * writes the URL into the form field. `clear` empties the form field.
 * @param track called with the promise of each upload
 */
export function useImageUpload(
  language: Language,
  field: 'featured_image' | 'testimonial_image',
  track: (work: Promise<void>) => void,
) {
  const { setValue } = useFormContext<StudyValues>()
  const { upload, clear, ...state } = useUpload()
  const name = `${language}.${field}` as const

  const fill = async (file: File) => {
    const image = await upload(file, pictureBoxes[field])
    if (image) setValue(name, image.url, { shouldValidate: true })
  }

  return {
    ...state,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? []
      if (file) track(fill(file))
      // Clears the input, so that choosing the same file again fires `change`.
      target.value = ''
    },
    clear: () => {
      clear()
      setValue(name, '', { shouldValidate: true })
    },
  }
}

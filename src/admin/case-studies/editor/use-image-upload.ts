import { useState, type ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/upload-image'
import { imageError } from '@/features/case-studies/image-rules'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'

import { editorTexts } from '../../texts/editor'
import type { StudyValues } from './study-values'

const texts = editorTexts.image
const fileErrors = { type: texts.wrongType, size: texts.tooLarge }

interface UploadError {
  text: string
  lang?: string
}

/**
 * Returns the state of an image field and its handlers: `choose` uploads the chosen file and writes its URL into the
 * form field `name`; `clear` empties the field (spec 5, spec 7 row 10, spec 8).
 * @param track called with the promise of each upload
 */
export function useImageUpload(
  name: `${keyof StudyValues}.${'featured_image' | 'testimonial_image'}`,
  track: (work: Promise<void>) => void,
) {
  const { setValue } = useFormContext<StudyValues>()
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<UploadError>()

  const fail = (next: UploadError) => {
    setError(next)
    notify({ tone: 'error', title: next.text, lang: next.lang })
  }

  const upload = async (file: File) => {
    const invalid = imageError(file)
    if (invalid) return fail({ text: fileErrors[invalid], lang: 'sk' })
    setError(undefined)
    setUploading(true)
    try {
      setValue(name, await uploadImage(file), { shouldValidate: true })
      notify({ tone: 'success', title: texts.success, lang: 'sk' })
    } catch (cause) {
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      fail(message ? { text: message } : { text: texts.failure, lang: 'sk' })
    } finally {
      setUploading(false)
    }
  }

  return {
    uploading,
    error,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? []
      if (file) track(upload(file))
      // Clears the input, so that choosing the same file again fires `change`.
      target.value = ''
    },
    clear: () => {
      setError(undefined)
      setValue(name, '', { shouldValidate: true })
    },
  }
}

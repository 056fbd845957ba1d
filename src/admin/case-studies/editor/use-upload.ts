import { useState } from 'react'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/upload-image'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'
import { imageError } from '@/features/case-studies/image-rules'

import { fieldTexts } from '../../texts/fields'

const texts = fieldTexts.image
const fileErrors = { type: texts.wrongType, size: texts.tooLarge }

interface UploadError {
  text: string
  lang?: string
}

/**
 * Returns the state of an upload and the function `upload`, which uploads a picture and resolves with its URL. If the
 * upload fails, `upload` shows the reason and resolves with undefined (spec 5, spec 7 row 10, spec 8).
 */
export function useUpload() {
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<UploadError>()

  const fail = (next: UploadError) => {
    setError(next)
    notify({ tone: 'error', title: next.text, lang: next.lang })
  }

  const upload = async (file: File): Promise<string | undefined> => {
    const invalid = imageError(file)
    if (invalid) {
      fail({ text: fileErrors[invalid], lang: 'sk' })
      return undefined
    }
    setError(undefined)
    setUploading(true)
    try {
      const url = await uploadImage(file)
      notify({ tone: 'success', title: texts.success, lang: 'sk' })
      return url
    } catch (cause) {
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      fail(message ? { text: message } : { text: texts.failure, lang: 'sk' })
      return undefined
    } finally {
      setUploading(false)
    }
  }

  return { uploading, error, upload, clearError: () => setError(undefined) }
}

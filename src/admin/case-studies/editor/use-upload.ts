import { useState } from 'react'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/case-study-repository'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'
import { imageError } from '@/features/case-studies/image-rules'

import { shrinkImage, type PictureBox } from './shrink-image'

const fileErrors = {
  type: 'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
  size: 'Obrázok je príliš veľký. Maximum je 5MB',
}

interface UploadError {
  text: string
  lang?: string
}

/**
 * `upload` makes a picture fit into a box and uploads it (spec 5, spec 7 row 10). If it fails, it sets `error` and
 * resolves with undefined. A toast shows the result.
 */
export function useUpload() {
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<UploadError>()

  const fail = (next: UploadError) => {
    setError(next)
    notify({ tone: 'error', title: next.text, lang: next.lang })
  }
  const upload = async (file: File, box: PictureBox) => {
    setError(undefined)
    setUploading(true)
    try {
      const image = imageError(file) === 'type' ? undefined : await shrinkImage(file, box)
      const invalid = imageError(image?.file ?? file)
      if (!image || invalid) {
        const text = invalid ? fileErrors[invalid] : `Súbor „${file.name}“ sa nedá otvoriť ako obrázok.`
        fail({ text, lang: 'sk' })
        return undefined
      }
      const url = await uploadImage(image.file)
      notify({ tone: 'success', title: 'Obrázok nahratý úspešne', lang: 'sk' })
      return { url, width: image.width, height: image.height }
    } catch (cause) {
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      fail(message ? { text: message } : { text: 'Nepodarilo sa nahrať obrázok', lang: 'sk' })
      return undefined
    } finally {
      setUploading(false)
    }
  }

  return { uploading, error, upload, clearError: () => setError(undefined) }
}

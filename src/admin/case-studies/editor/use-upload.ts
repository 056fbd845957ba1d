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

/** `upload` resolves with undefined if it fails (spec 5, spec 7 row 10). */
export function useUpload() {
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<{ text: string; lang?: string }>()

  const fail = (text: string, lang?: string) => {
    setError({ text, lang })
    notify({ tone: 'error', title: text, lang })
  }
  const upload = async (file: File, box: PictureBox) => {
    setError(undefined)
    setUploading(true)
    try {
      const image = imageError(file) === 'type' ? undefined : await shrinkImage(file, box)
      const invalid = imageError(image?.file ?? file)
      if (!image || invalid) {
        const text = invalid ? fileErrors[invalid] : `Súbor „${file.name}“ sa nedá otvoriť ako obrázok.`
        fail(text, 'sk')
        return undefined
      }
      const url = await uploadImage(image.file)
      notify({ tone: 'success', title: 'Obrázok nahratý úspešne', lang: 'sk' })
      return { url, width: image.width, height: image.height }
    } catch (cause) {
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      if (message) fail(message)
      else fail('Nepodarilo sa nahrať obrázok', 'sk')
      return undefined
    } finally {
      setUploading(false)
    }
  }

  return { uploading, error, upload, clearError: () => setError(undefined) }
}

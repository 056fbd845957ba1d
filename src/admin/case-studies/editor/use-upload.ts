import { useState } from 'react'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/upload-image'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'
import { imageError } from '@/features/case-studies/image-rules'

import { fieldTexts } from '../../texts/fields'
import { shrinkImage, type PictureBox, type SizedImage } from './shrink-image'

const texts = fieldTexts.image
const fileErrors = { type: texts.wrongType, size: texts.tooLarge }

interface UploadError {
  text: string
  lang?: string
}

export interface UploadedImage {
  url: string
  width: number
  height: number
}

/**
 * Returns the state of an upload and the function `upload`, which makes a picture fit into a box, uploads it and
 * resolves with its URL and size (spec 5, spec 7 row 10, spec 8). If the file is not allowed, cannot be decoded or
 * cannot be uploaded, `upload` sets `error` and resolves with undefined. A toast shows the result. `stored` is a Slovak
 * text about the stored file.
 */
export function useUpload() {
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<UploadError>()
  const [stored, setStored] = useState<string>()

  const fail = (next: UploadError) => {
    setError(next)
    notify({ tone: 'error', title: next.text, lang: next.lang })
  }
  const clear = () => {
    setError(undefined)
    setStored(undefined)
  }

  const upload = async (file: File, box: PictureBox): Promise<UploadedImage | undefined> => {
    clear()
    setUploading(true)
    try {
      const image = imageError(file) === 'type' ? undefined : await shrinkImage(file, box)
      const invalid = imageError(image?.file ?? file)
      if (!image || invalid) {
        fail({ text: invalid ? fileErrors[invalid] : texts.unreadable(file.name), lang: 'sk' })
        return undefined
      }
      const url = await uploadImage(image.file)
      const description = storedText(file, image)
      setStored(description)
      notify({ tone: 'success', title: texts.success, description, lang: 'sk' })
      return { url, width: image.width, height: image.height }
    } catch (cause) {
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      fail(message ? { text: message } : { text: texts.failure, lang: 'sk' })
      return undefined
    } finally {
      setUploading(false)
    }
  }

  return { uploading, error, stored, upload, clear }
}

function storedText(original: File, { file, width, height }: SizedImage): string {
  const size = `${width} × ${height} px`
  return file === original
    ? texts.storedUnchanged(size, file.size)
    : texts.stored(file.type.replace('image/', '').toUpperCase(), size, file.size, original.size)
}

import { useState } from 'react'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/upload-image'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'
import { imageError } from '@/features/case-studies/image-rules'

import { shrinkImage, type PictureBox, type SizedImage } from './shrink-image'

const fileErrors = {
  type: 'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
  size: 'Obrázok je príliš veľký. Maximum je 5MB',
}

interface UploadError {
  text: string
  lang?: string
}

interface UploadedImage {
  url: string
  width: number
  height: number
}

/**
 * `upload` makes a picture fit into a box and uploads it (spec 5, spec 7 row 10). If it fails, it sets `error` and
 * resolves with undefined. A toast shows the result. `stored` is a Slovak text about the stored file.
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
        const text = invalid ? fileErrors[invalid] : `Súbor „${file.name}“ sa nedá otvoriť ako obrázok.`
        fail({ text, lang: 'sk' })
        return undefined
      }
      const url = await uploadImage(image.file)
      const description = storedText(file, image)
      setStored(description)
      notify({ tone: 'success', title: 'Obrázok nahratý úspešne', description, lang: 'sk' })
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

  return { uploading, error, stored, upload, clear }
}

function storedText(original: File, { file, width, height }: SizedImage): string {
  const size = `${width} × ${height} px`
  if (file === original) return `Uložené bez zmeny: ${size}, ${fileSize(file.size)}`
  const format = file.type.replace('image/', '').toUpperCase()
  return `Uložené: ${format}, ${size}, ${fileSize(file.size)} (vybraný súbor: ${fileSize(original.size)})`
}

/** Returns a file size in Slovak, such as `412 kB` or `12,3 MB`. */
function fileSize(bytes: number): string {
  const isLarge = bytes >= 2 ** 20
  return new Intl.NumberFormat('sk', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 2 ** 20 : Math.ceil(bytes / 1024))
}

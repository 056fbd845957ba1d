import { useRef, useState } from 'react'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/case-study-repository'
import { backendErrorMessage, failureCause } from '@/features/case-studies/backend-error-message'
import { imageError } from '@/features/case-studies/image-rules'
import { abortable } from '@/lib/abortable'

import { loadPicture, shrinkImage, type PictureBox } from './shrink-image'

const fileErrors = {
  type: 'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
  size: 'Obrázok je príliš veľký. Maximum je 5MB',
}
const LOAD_TIMEOUT_MS = 20_000

/** `upload` and `copy` resolve with undefined if they fail or are cancelled (spec 5, spec 7 row 10). */
export function useUpload() {
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<{ text: string; lang?: string }>()
  const running = useRef<AbortController>(null)

  const fail = (text: string, lang?: string) => {
    setError({ text, lang })
    notify({ tone: 'error', title: text, lang })
  }
  const run = async <Result>(work: (signal: AbortSignal) => Promise<Result | undefined>) => {
    const { signal } = (running.current = new AbortController())
    setError(undefined)
    setUploading(true)
    try {
      return await work(signal)
    } catch (cause) {
      if (signal.aborted) return undefined
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      if (message) fail(message)
      else fail(`Nepodarilo sa nahrať obrázok: ${failureCause(cause)}`, 'sk')
      return undefined
    } finally {
      setUploading(false)
    }
  }
  const store = async (file: File, box: PictureBox, signal: AbortSignal) => {
    const image = imageError(file) === 'type' ? undefined : await shrinkImage(file, box)
    const invalid = imageError(image?.file ?? file)
    if (!image || invalid) {
      fail(invalid ? fileErrors[invalid] : `Súbor „${file.name}“ sa nedá otvoriť ako obrázok.`, 'sk')
      return undefined
    }
    const url = await abortable(uploadImage(image.file), signal)
    notify({ tone: 'success', title: 'Obrázok nahratý úspešne', lang: 'sk' })
    return { url, width: image.width, height: image.height }
  }

  return {
    uploading,
    error,
    upload: (file: File, box: PictureBox) => run((signal) => store(file, box, signal)),
    /** Copies a picture of another server into the bucket (D35). */
    copy: (url: string, box: PictureBox) =>
      run(async (signal) => {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)])
        const file = await abortable(loadPicture(url), limit).catch(() => undefined)
        if (file) return store(file, box, signal)
        if (!signal.aborted)
          fail('Its server does not let us copy this picture. Please download and upload it.')
      }),
    cancel: () => running.current?.abort(),
    clearError: () => setError(undefined),
  }
}

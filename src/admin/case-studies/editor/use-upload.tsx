import { useEffect, useState, type ReactNode } from 'react'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/case-study-repository'
import { backendErrorMessage, failureCause } from '@/features/case-studies/backend-error-message'
import { imageError } from '@/features/case-studies/image-rules'
import { abortable } from '@/lib/abortable'

import { useEditedStudy } from './edited-study'
import { loadPicture, shrinkImage, type PictureBox } from './shrink-image'

const fileErrors = {
  type: 'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
  size: 'Obrázok je príliš veľký. Maximum je 5MB',
}
const LOAD_TIMEOUT_MS = 20_000

/** `upload` resolves with undefined if it fails, is cancelled, or its form is closed (spec 5, spec 7 row 10). */
export function useUpload() {
  const { trackUpload } = useEditedStudy()
  const [running, setRunning] = useState<AbortController>()
  useEffect(() => () => running?.abort(), [running])
  const [error, setError] = useState<ReactNode>()

  const fail = (text: string, lang?: string) => {
    setError(<span lang={lang}>{text}</span>)
    notify({ tone: 'error', title: text, lang })
    return undefined
  }
  const store = async (source: File | string, box: PictureBox, signal: AbortSignal) => {
    const file = typeof source === 'string' ? await loadFrom(source, signal) : source
    if (!file) return fail('We cannot copy this picture from its server. Please download and upload it.')
    const image = imageError(file) === 'type' ? undefined : await shrinkImage(file, box)
    const invalid = imageError(image?.file ?? file)
    if (invalid) return fail(fileErrors[invalid], 'sk')
    if (!image) return fail(`Súbor „${file.name}“ sa nedá otvoriť ako obrázok.`, 'sk')
    const url = await abortable(uploadImage(image.file), signal)
    notify({ tone: 'success', title: 'Obrázok nahratý úspešne', lang: 'sk' })
    return { url, width: image.width, height: image.height }
  }
  const tryToStore = async (source: File | string, box: PictureBox) => {
    const controller = new AbortController()
    setError(undefined)
    setRunning(controller)
    try {
      return await store(source, box, controller.signal)
    } catch (cause) {
      if (controller.signal.aborted) return undefined
      console.error('Could not upload the image', cause)
      const message = backendErrorMessage(cause)
      return message ? fail(message) : fail(`Nepodarilo sa nahrať obrázok: ${failureCause(cause)}`, 'sk')
    } finally {
      setRunning(undefined)
    }
  }
  return {
    uploading: running !== undefined,
    error,
    upload: (source: File | string, box: PictureBox) => trackUpload(tryToStore(source, box)),
    cancel: () => {
      running?.abort()
      setError(undefined)
    },
  }
}

async function loadFrom(url: string, signal: AbortSignal): Promise<File | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)])
  const file = await abortable(loadPicture(url), limit).catch(() => undefined)
  signal.throwIfAborted()
  return file
}

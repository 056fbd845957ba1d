import { useState, type ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'

import { notify } from '@/components/toast/notify'
import { uploadImage } from '@/features/case-studies/api/upload-image'
import { imageFault } from '@/features/case-studies/image-rules'
import { serverMessage } from '@/features/case-studies/server-message'

import { editorTexts } from '../editor-texts'
import type { StudyValues } from './study-values'

const texts = editorTexts.image
const faults = { type: texts.wrongType, size: texts.tooLarge }

/** A message and the tag of its language, where it is not English. */
interface Fault {
  text: string
  lang?: string
}

/** Uploads a chosen or dropped picture and puts its address in the field (spec 5, spec 7 row 10, spec 8). */
export function useImageUpload(
  name: `${keyof StudyValues}.${'featured_image' | 'testimonial_image'}`,
  track: (work: Promise<void>) => void,
) {
  const { setValue } = useFormContext<StudyValues>()
  const [uploading, setUploading] = useState(false)
  const [fault, setFault] = useState<Fault>()

  const fail = (next: Fault) => {
    setFault(next)
    notify({ tone: 'error', title: next.text, lang: next.lang })
  }

  const upload = async (file: File) => {
    const broken = imageFault(file)
    if (broken) return fail({ text: faults[broken], lang: 'sk' })
    setFault(undefined)
    setUploading(true)
    try {
      setValue(name, await uploadImage(file), { shouldValidate: true })
      notify({ tone: 'success', title: texts.success, lang: 'sk' })
    } catch (error) {
      console.error('Could not upload the picture', error)
      const message = serverMessage(error)
      fail(message ? { text: message } : { text: texts.failure, lang: 'sk' })
    } finally {
      setUploading(false)
    }
  }

  return {
    uploading,
    fault,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? []
      if (file) track(upload(file))
      // So that the same file can be chosen again.
      target.value = ''
    },
    clear: () => {
      setFault(undefined)
      setValue(name, '', { shouldValidate: true })
    },
  }
}

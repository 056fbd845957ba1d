import type { Attrs } from 'prosemirror-model'
import { useState } from 'react'

import { imageTypes } from '@/features/case-studies/image-rules'

import { pictureBoxes } from '../shrink-image'
import { useUpload } from '../use-upload'
import { FormFrame, FormText } from './form-frame'

interface PictureFormProps {
  /** The selected picture, whose texts can be changed. Without it, the form uploads a new one. */
  picture?: Attrs
  /** A pasted or dropped file. Without it, the form asks for a file. */
  file?: File
  track: (work: Promise<void>) => void
  onSave: (picture: Attrs) => void
  onCancel: () => void
}

/** Asks for an alternative text, unless the picture is decorative. */
export function PictureForm({ picture, file: given, track, onSave, onCancel }: PictureFormProps) {
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState(String(picture?.alt ?? ''))
  const [caption, setCaption] = useState(String(picture?.caption ?? ''))
  const [isDecorative, setDecorative] = useState(picture !== undefined && !picture.alt)
  const [problem, setProblem] = useState<string>()
  const { uploading, error, upload } = useUpload()

  const save = async () => {
    const texts = { alt: isDecorative ? '' : alt.trim(), caption: caption.trim() }
    if (!picture && !file) return setProblem('Please choose a picture.')
    if (!texts.alt && !isDecorative) {
      return setProblem('Please describe the picture, or mark it as decorative.')
    }
    setProblem(undefined)
    if (picture) return onSave({ ...picture, ...texts })
    const image = file && (await upload(file, pictureBoxes.content))
    if (!image) return
    const { url, width, height } = image
    onSave({ src: url, width: String(width), height: String(height), ...texts })
  }
  return (
    <FormFrame
      label="Picture for the text"
      submit={picture ? 'Change picture' : 'Insert picture'}
      isBusy={uploading}
      error={problem ?? (error && <span lang={error.lang}>{error.text}</span>)}
      onSubmit={() => track(save())}
      onCancel={onCancel}
    >
      {given && <p className="text-small break-all">{given.name}</p>}
      {!given && !picture && (
        <label className="block text-small font-medium">
          File (JPG, PNG, WEBP)
          <input
            type="file"
            accept={imageTypes}
            onChange={({ target }) => setFile(target.files?.[0])}
            className="mt-2 block w-full file:mr-3 file:min-h-11 file:rounded-control file:bg-tint file:px-4 file:font-medium file:text-ink"
          />
        </label>
      )}
      {!isDecorative && <FormText label={altLabel} value={alt} isFirst onChange={setAlt} />}
      <label className="flex items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => setDecorative(target.checked)}
          className="size-5 shrink-0"
        />
        Decorative: the picture says nothing that the text does not say
      </label>
      <FormText label="Caption below the picture (can be empty)" value={caption} onChange={setCaption} />
    </FormFrame>
  )
}

const altLabel = 'What the picture shows, for visitors who cannot see it'

import type { Attrs } from 'prosemirror-model'
import { useState } from 'react'

import { PictureInput } from '../picture-input'
import { pictureBoxes } from '../shrink-image'
import { useUpload } from '../use-upload'
import { DialogForm, DialogText, type Values } from './dialog-form'

interface PictureFormProps {
  /** The selected picture, which can be replaced and whose texts can be changed. Without it, the form uploads a new one. */
  picture?: Attrs
  file?: File
  onSave: (picture: Attrs) => void
  onClose: () => void
}

/** Requires an alternative text, unless the picture is decorative. */
export function PictureForm({ picture, file: given, onSave, onClose }: PictureFormProps) {
  const [file, setFile] = useState(given)
  const { uploading, error, upload, cancel } = useUpload()

  const save = ({ alt = '', caption = '', decorative }: Values) => {
    const texts = { alt: decorative ? '' : alt, caption }
    if (!texts.alt && !decorative) return 'Please describe the picture, or mark it as decorative.'
    if (!file) {
      if (picture) onSave({ ...picture, ...texts })
      return picture ? undefined : 'Please choose a picture.'
    }
    void upload(file, pictureBoxes.content).then((image) => {
      if (!image) return
      const { url, width, height } = image
      onSave({ ...picture, src: url, width: String(width), height: String(height), ...texts })
    })
    return undefined
  }
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <DialogForm
      title="Picture for the text"
      submit={picture ? 'Save changes' : 'Insert picture'}
      isBusy={uploading}
      error={error}
      onSubmit={save}
      onClose={close}
    >
      <PictureInput
        aria-label="Picture for the text"
        text={file?.name ?? `Choose ${picture ? 'another' : 'a'} picture or drop it here`}
        onFile={setFile}
      />
      <DialogText
        name="alt"
        label="What the picture shows, for visitors who cannot see it"
        value={picture?.alt}
      />
      <label className="flex items-center gap-3 text-small">
        <input
          type="checkbox"
          name="decorative"
          defaultChecked={picture !== undefined && !picture.alt}
          className="size-5 shrink-0"
        />
        Decorative: the picture adds nothing to the text
      </label>
      <DialogText name="caption" label="Caption below the picture (optional)" value={picture?.caption} />
    </DialogForm>
  )
}

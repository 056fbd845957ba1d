import { useId, useState, type KeyboardEvent } from 'react'

import { FieldError } from '@/components/form-field'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { imageTypes } from '@/features/case-studies/image-rules'

import { pictureBoxes } from '../shrink-image'
import { useUpload } from '../use-upload'
import type { Picture } from './html-edits'

interface PictureFormProps {
  /** A pasted or dropped file. If absent, the form asks for a file. */
  file?: File
  track: (work: Promise<void>) => void
  onInsert: (picture: Picture) => void
  onCancel: () => void
}

/**
 * Asks for an alternative text, unless the picture is decorative. The insert button uploads the picture and then calls
 * `onInsert`. If the file or the text is missing or the upload fails, `PictureForm` shows a message instead. Renders no
 * `form` element, because it is inside the form of the study, and forms cannot be nested.
 */
export function PictureForm({ file: given, track, onInsert, onCancel }: PictureFormProps) {
  const id = useId()
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { uploading, error, upload } = useUpload()

  const insert = async () => {
    const missing = !file
      ? 'Please choose a picture.'
      : alt.trim() || isDecorative
        ? undefined
        : 'Please describe the picture, or mark it as decorative.'
    setProblem(missing)
    if (!file || missing) return
    const image = await upload(file, pictureBoxes.content)
    if (image) onInsert({ ...image, alt: isDecorative ? '' : alt.trim() })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') onCancel()
    else if (!uploading) track(insert())
  }
  const message = problem ?? (error && <span lang={error.lang}>{error.text}</span>)
  return (
    <div
      role="group"
      aria-label="Picture for the text"
      className="mb-3 space-y-3 rounded-control border border-line p-4"
    >
      {given ? (
        <p className="text-small break-all">{given.name}</p>
      ) : (
        <div>
          <label htmlFor={`${id}-file`} className="text-small font-medium">
            File (JPG, PNG, WEBP)
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept={imageTypes}
            onChange={({ target }) => setFile(target.files?.[0])}
            className="mt-2 block w-full text-small file:mr-3 file:min-h-11 file:rounded-control file:bg-tint file:px-4 file:font-medium file:text-ink"
          />
        </div>
      )}
      <div>
        <label htmlFor={`${id}-alt`} className="text-small font-medium">
          What the picture shows, for visitors who cannot see it
        </label>
        <input
          id={`${id}-alt`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the administrator has just asked for this form
          autoFocus
          type="text"
          value={alt}
          disabled={isDecorative}
          aria-describedby={message ? `${id}-error` : undefined}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={press}
          className={inputVariants({ className: 'mt-2' })}
        />
      </div>
      <label className="flex items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => setDecorative(target.checked)}
          className="size-5 shrink-0"
        />
        Decorative: the picture says nothing that the text does not say
      </label>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={uploading}
          onClick={() => track(insert())}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {uploading ? 'Uploading...' : 'Insert picture'}
        </button>
        <button type="button" onClick={onCancel} className={buttonVariants({ variant: 'ghost' })}>
          Cancel
        </button>
      </div>
    </div>
  )
}

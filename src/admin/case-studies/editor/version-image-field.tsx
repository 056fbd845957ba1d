import { cx } from 'class-variance-authority'
import { Images, ImageUp, LoaderCircle, X } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { ImageWithFallback } from '@/components/image-with-fallback'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { imageTypes, isImageUrl } from '@/features/case-studies/image-rules'
import { languages, type Language } from '@/i18n/languages'

import { pictureBoxes } from './shrink-image'
import { codeOf, fieldLabels, hasText, type StudyValues } from './study-values'
import { useUpload } from './use-upload'
import { useVersionField } from './version-text-field'

interface ImageFieldProps {
  language: Language
  field: 'featured_image' | 'testimonial_image'
  track: (work: Promise<void>) => void
}

export function VersionImageField({ language, field, track }: ImageFieldProps) {
  const { control, setFocus, setValue } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const url = useWatch({ control, name })
  const { input, label, error } = useVersionField(language, field)
  const { uploading, error: uploadError, upload, clearError } = useUpload()
  const shown = uploadError ? <span lang={uploadError.lang}>{uploadError.text}</span> : error

  const fill = async (file: File) => {
    const image = await upload(file, pictureBoxes[field])
    if (image) setValue(name, image.url, { shouldValidate: true })
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) track(fill(file))
    // Otherwise choosing the same file again fires no `change`.
    target.value = ''
  }
  const remove = () => {
    clearError()
    setValue(name, '', { shouldValidate: true })
    setFocus(name)
  }
  return (
    <div className="space-y-3">
      <FormField label={label} error={shown}>
        {(props) => (
          <div className="flex gap-2">
            <input
              {...props}
              {...input}
              type="text"
              inputMode="url"
              placeholder="https://"
              className={inputVariants({ className: 'min-w-0 flex-1' })}
            />
            {url && (
              <button
                type="button"
                onClick={remove}
                className={buttonVariants({ variant: 'ghost', size: 'icon' })}
              >
                <span className="sr-only">Remove: {label}</span>
                <X aria-hidden="true" className="size-4.5" />
              </button>
            )}
          </div>
        )}
      </FormField>
      <div className="flex flex-wrap items-stretch gap-3">
        {isImageUrl(url) && (
          <ImageWithFallback
            src={url}
            className="h-16 w-25 rounded-control border border-line bg-tint object-cover"
            fallback={
              <p role="status" className="basis-full text-small text-danger">
                The picture cannot be loaded from this address.
              </p>
            }
          />
        )}
        <div
          aria-busy={uploading}
          className={cx(
            'relative flex min-h-16 min-w-56 flex-1 items-center gap-3 rounded-control border border-dashed border-control-line bg-paper px-4 py-2 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
            uploading && 'animate-pulse',
          )}
        >
          {/* Covers the dashed area, so that clicks and drops in the area reach the input. */}
          <input
            type="file"
            accept={imageTypes}
            disabled={uploading}
            aria-label={`Upload a picture: ${label}`}
            onChange={choose}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {uploading ? (
            <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin text-primary" />
          ) : (
            <ImageUp aria-hidden="true" className="size-5 shrink-0 text-primary" />
          )}
          <p aria-live="polite" className="text-small">
            <span className="block font-medium text-primary">
              {uploading ? 'Uploading...' : 'Upload a picture'}
            </span>
            <span className="block text-label text-muted">JPG, PNG, WEBP; or drop it here.</span>
          </p>
        </div>
      </div>
      {isImageUrl(url) && <SamePicture language={language} field={field} />}
    </div>
  )
}

export function SamePicture({ language, field }: Omit<ImageFieldProps, 'track'>) {
  const { getValues, setValue } = useFormContext<StudyValues>()
  const copy = () => {
    const url = getValues(`${language}.${field}`)
    const others = languages.filter((other) => {
      const values = getValues(other)
      return hasText(values) && values[field] !== url
    })
    for (const other of others) setValue(`${other}.${field}`, url, { shouldValidate: true })
    const title =
      others.length > 0
        ? `The picture is in the form for ${others.map(codeOf).join(', ')}. It is not saved yet.`
        : 'No other language with a text has another picture.'
    notify({ tone: 'success', title })
  }
  return (
    <button
      type="button"
      aria-label={`Use for all languages: ${fieldLabels[field]}`}
      onClick={copy}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Images aria-hidden="true" className="size-4" />
      Use for all languages
    </button>
  )
}

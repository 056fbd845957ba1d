import { ImageUp, LoaderCircle } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { ImageWithFallback } from '@/components/image-with-fallback'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { imageTypes, isImageUrl } from '@/features/case-studies/image-rules'
import { languages, type Language } from '@/i18n/languages'

import { pictureBoxes } from './shrink-image'
import { codeOf, hasText, type StudyValues } from './study-values'
import { useUpload } from './use-upload'
import { useVersionField } from './version-text-field'

interface ImageFieldProps {
  language: Language
  field: 'featured_image' | 'testimonial_image'
  track: (work: Promise<void>) => void
}

const button = buttonVariants({ variant: 'outline', size: 'sm' })

/** A picture is uploaded, or copied into the bucket from its https address (D35). */
export function VersionImageField({ language, field, track }: ImageFieldProps) {
  const { control, setFocus, setValue } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const url = useWatch({ control, name })
  const { input, label, error } = useVersionField(language, field)
  const { uploading, error: uploadError, upload, copy, cancel, clearError } = useUpload()
  // While an address is typed, the picture stays, so that not every key sends a request.
  const [urlBefore, setUrlBefore] = useState<string>()
  const shownUrl = urlBefore ?? url
  const fill = (value: string) => setValue(name, value, { shouldValidate: true })

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const work = async () => {
      const image = file && (await upload(file, pictureBoxes[field]))
      if (image) fill(image.url)
    }
    if (file) track(work())
    // Otherwise choosing the same file again fires no `change`.
    target.value = ''
  }
  const finishAddress = () => {
    setUrlBefore(undefined)
    const typed = url.trim()
    const address = /^[\w-]+(\.[\w-]+)+\//.test(typed) ? `https://${typed}` : typed
    if (isImageUrl(address) || !address.startsWith('https://')) return
    const work = async () => {
      const image = await copy(address, pictureBoxes[field])
      if (image) fill(image.url)
    }
    track(work())
  }
  const remove = () => {
    clearError()
    fill('')
    setFocus(name)
  }
  return (
    <FormField
      label={label}
      marksOptional={false}
      error={uploadError ? <span lang={uploadError.lang}>{uploadError.text}</span> : error}
    >
      {(props) => (
        <div className="space-y-3">
          <div className="flex flex-wrap items-center gap-3">
            {isImageUrl(shownUrl) && (
              <ImageWithFallback
                src={shownUrl}
                className="h-16 w-25 rounded-control border border-line bg-tint object-cover"
                fallback={
                  <p role="status" className="basis-full text-small text-danger">
                    The picture cannot be loaded from this address.
                  </p>
                }
              />
            )}
            <div className="relative flex min-h-16 min-w-56 flex-1 items-center gap-3 rounded-control border border-dashed border-control-line bg-paper px-4 py-2 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
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
              <span aria-live="polite" className="text-small font-medium text-primary">
                {uploading ? 'Uploading...' : 'Upload a picture or drop it here'}
              </span>
            </div>
            {uploading ? (
              <button type="button" onClick={cancel} className={button}>
                Cancel the upload
              </button>
            ) : (
              url && (
                <button type="button" aria-label={`Remove: ${label}`} onClick={remove} className={button}>
                  Remove
                </button>
              )
            )}
            {isImageUrl(url) && <SamePicture language={language} field={field} url={url} />}
          </div>
          <input
            {...props}
            {...input}
            type="text"
            inputMode="url"
            placeholder="or the address of a picture: https://"
            onFocus={() => setUrlBefore(url)}
            onBlur={finishAddress}
            className={inputVariants()}
          />
        </div>
      )}
    </FormField>
  )
}

/** Offered if another language with a text has another picture. */
function SamePicture({ language, field, url }: Omit<ImageFieldProps, 'track'> & { url: string }) {
  const { control, setValue } = useFormContext<StudyValues>()
  const values = useWatch({ control }) as StudyValues
  const others = languages.filter(
    (other) => other !== language && hasText(values[other]) && values[other][field] !== url,
  )
  if (others.length === 0) return null
  const copy = () => {
    for (const other of others) setValue(`${other}.${field}`, url, { shouldValidate: true })
  }
  return (
    <button type="button" onClick={copy} className={button}>
      Use also for {others.map(codeOf).join(', ')}
    </button>
  )
}

import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { ImageWithFallback } from '@/components/image-with-fallback'
import { inputVariants } from '@/components/ui/input'
import { isImageUrl } from '@/features/case-studies/image-rules'
import { withScheme } from '@/features/case-studies/study-html'
import { languages, type Language } from '@/i18n/languages'

import { SmallButton } from '../../button'
import { passFocus } from '../../pass-focus'
import { PictureInput } from './picture-input'
import { pictureBoxes } from './shrink-image'
import { codeOf, fieldLabels, hasText, type StudyValues } from './study-values'
import { useUpload } from './use-upload'

interface ImageControlProps extends ComponentProps<'input'> {
  language: Language
  field: 'featured_image' | 'testimonial_image'
}

/** A picture is uploaded, or copied into the bucket from its https address (D35). */
export function ImageControl({ language, field, ...props }: ImageControlProps) {
  const { control, register, getValues, setFocus, setValue } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const values = useWatch({ control }) as StudyValues
  const { uploading, error, upload, cancel } = useUpload()
  const url = values[language][field]
  const label = fieldLabels[field]
  const others = languages.filter((other) => hasText(values[other]) && values[other][field] !== url)

  const fill = (filled: Language, address: string) =>
    setValue(`${filled}.${field}`, address, { shouldValidate: true })
  const uploadFrom = async (source: File | string, before = url) => {
    const image = await upload(source, pictureBoxes[field])
    // Not if another address was typed since.
    if (image && getValues(name) === before) fill(language, image.url)
  }
  const finishAddress = () => {
    const address = withScheme(url.trim())
    setValue(name, address)
    if (address.startsWith('https://') && !isImageUrl(address)) void uploadFrom(address, address)
  }
  const remove = () => {
    cancel()
    fill(language, '')
  }
  const focusAddress = passFocus(() => setFocus(name))
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
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
        <PictureInput
          aria-label={`Upload a picture: ${label}`}
          isBusy={uploading}
          text={uploading ? 'Uploading...' : 'Upload a picture or drop it here'}
          onFile={(file) => void uploadFrom(file)}
        />
        {uploading && (
          <SmallButton ref={focusAddress} onClick={cancel}>
            Cancel the upload
          </SmallButton>
        )}
        {url && !uploading && (
          <SmallButton ref={focusAddress} aria-label={`Remove: ${label}`} onClick={remove}>
            Remove
          </SmallButton>
        )}
        {isImageUrl(url) && others.length > 0 && (
          <SmallButton ref={focusAddress} onClick={() => others.forEach((other) => fill(other, url))}>
            Also use for {others.map(codeOf).join(', ')}
          </SmallButton>
        )}
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error}
      </p>
      <input
        {...props}
        {...register(name)}
        type="text"
        inputMode="url"
        placeholder="or the address of a picture: https://"
        onBlur={finishAddress}
        className={inputVariants()}
      />
    </div>
  )
}

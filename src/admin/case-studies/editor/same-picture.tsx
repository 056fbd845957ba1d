import { Images } from 'lucide-react'
import { useFormContext } from 'react-hook-form'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { languages, type Language } from '@/i18n/languages'

import { fieldLabels } from './study-fields'
import { codeOf, hasText, type StudyValues } from './study-values'

interface SamePictureProps {
  language: Language
  field: 'featured_image' | 'testimonial_image'
}

export function SamePicture({ language, field }: SamePictureProps) {
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

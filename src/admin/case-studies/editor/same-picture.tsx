import { Images } from 'lucide-react'
import { useFormContext } from 'react-hook-form'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { languages, type Language } from '@/i18n/languages'

import { fieldTexts } from '../../texts/fields'
import { codeOf, hasText, type StudyValues } from './study-values'

const texts = fieldTexts.image

interface SamePictureProps {
  language: Language
  field: 'featured_image' | 'testimonial_image'
}

/**
 * Renders a button that copies the picture of a language into the same field of the other languages. Leaves out a
 * language without any text. The copies are saved with the form.
 */
export function SamePicture({ language, field }: SamePictureProps) {
  const { getValues, setValue } = useFormContext<StudyValues>()
  const copy = () => {
    const url = getValues(`${language}.${field}`)
    const others = languages.filter((other) => other !== language && hasText(getValues(other)))
    for (const other of others) setValue(`${other}.${field}`, url, { shouldValidate: true })
    if (others.length === 0) notify({ tone: 'error', title: texts.noOther })
    else notify({ tone: 'success', title: texts.copied(others.map(codeOf).join(', ')) })
  }
  return (
    <button
      type="button"
      aria-label={texts.copyName(fieldTexts.labels[field])}
      onClick={copy}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Images aria-hidden="true" className="size-4" />
      {texts.copy}
    </button>
  )
}

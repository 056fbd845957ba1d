import { useEffect, useState } from 'react'

import { isTranslationSetUp } from '@/features/case-studies/api/create-translations'

import { SmallButton } from '../../button'
import { passFocus } from '../../pass-focus'
import { focusForm } from '../form-navigation'
import { translationPlan, useTranslate, type TranslatableStudy } from './use-translate'

/** Hidden if the translation service is not set up. */
export function TranslateStudy({ slug, ...study }: TranslatableStudy & { slug: string }) {
  const { isRunning, translate } = useTranslate()
  const [isSetUp, setSetUp] = useState(false)
  useEffect(() => void isTranslationSetUp().then(setSetUp), [])
  if (!isSetUp) return null
  return (
    <SmallButton
      ref={passFocus(focusForm)}
      aria-disabled={isRunning}
      onClick={() => void translate(translationPlan([study]), { slug })}
    >
      {isRunning ? 'Translating...' : 'Translate what is missing'}
    </SmallButton>
  )
}

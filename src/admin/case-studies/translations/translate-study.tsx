import { Languages } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import { isTranslationSetUp } from '@/features/case-studies/api/create-translations'

import { newOpening } from '../form-navigation'
import type { TranslatableStudy } from './translation-texts'
import type { Translations } from './use-translations'

/** Hidden if the translation service is not set up (D28). */
export function TranslateStudy({ slug, ...study }: TranslatableStudy & { slug: string }) {
  const { isRunning, generate } = useOutletContext<Translations>()
  const [isSetUp, setSetUp] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => void isTranslationSetUp().then(setSetUp), [])
  if (!isSetUp) return null

  const translate = async () => {
    // Opens the form again, with the translations.
    if (await generate([study], slug))
      void navigate({ pathname, search }, { replace: true, state: newOpening() })
  }
  return (
    <button
      type="button"
      aria-disabled={isRunning}
      onClick={() => void translate()}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Languages aria-hidden="true" className="size-4" />
      {isRunning ? 'Translating...' : 'Translate what is missing'}
    </button>
  )
}

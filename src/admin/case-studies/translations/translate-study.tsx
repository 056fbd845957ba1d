import { Languages } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import { isTranslationSetUp } from '@/features/case-studies/api/create-translations'

import { newOpening } from '../../form-opening'
import type { TranslatableStudy } from './translation-plan'
import { useTranslations } from './use-translations'

/** Hidden if the translation service is not set up (D28). */
export function TranslateStudy({ slug, ...study }: TranslatableStudy & { slug: string }) {
  const { working, generate } = useTranslations()
  const [isSetUp, setSetUp] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => void isTranslationSetUp().then(setSetUp), [])
  if (!isSetUp) return null

  const translate = async () => {
    const report = await generate([study], { slug })
    if (!report || report.translations.length === 0) return
    // Opens the form again, with the translations.
    void navigate({ pathname, search }, { replace: true, state: newOpening() })
  }
  return (
    <button
      type="button"
      aria-disabled={working}
      onClick={() => !working && void translate()}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Languages aria-hidden="true" className="size-4" />
      {working ? 'Translating...' : 'Translate what is missing'}
    </button>
  )
}

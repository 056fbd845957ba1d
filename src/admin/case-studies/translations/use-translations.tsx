import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useOutletContext, useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import {
  createTranslations,
  isTranslationSetUp,
  type TranslationReport,
  type TranslationScope,
} from '@/features/case-studies/api/create-translations'
import { backendErrorMessage } from '@/features/case-studies/backend-error-message'
import { languages } from '@/i18n/languages'

import { SmallButton } from '../../button'
import { newOpeningWithDraft } from '../editor/draft'

const FAILURE = { tone: 'error', title: 'Nepodarilo sa vytvoriť preklady', lang: 'sk' } as const

const question = {
  title: 'Generate translations',
  text: 'Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?',
  lang: 'sk',
  confirm: 'Generate',
}

interface TranslatableStudy {
  title: string
  versions: Partial<Record<string, { published: boolean }>>
}

/** Says what a run is to make, and how many of the versions are to be public at once (D27, D65). */
export function translationPlan(studies: readonly TranslatableStudy[]): string {
  const planned = studies.flatMap(({ title, versions }) => {
    const missing = languages.filter((language) => !versions[language])
    return versions.en && missing.length > 0 ? [{ title, missing, isPublic: versions.en.published }] : []
  })
  if (planned.length === 0) return 'No language version is missing.'
  const count = (list: typeof planned) => list.flatMap(({ missing }) => missing).length
  const isPublic = count(planned.filter((study) => study.isPublic))
  const named = planned.map(({ title, missing }) => `${title} (${missing.join(', ').toUpperCase()})`)
  return `To be created: ${count(planned)} (published at once, unread: ${isPublic}). ${named.join('; ')}.`
}

export type Translations = ReturnType<typeof useTranslations>

/** Call it only in the page that lists the studies. The form of a study gets the result from the outlet. */
export function useTranslations() {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [isRunning, setRunning] = useState(false)
  const [report, setReport] = useState<TranslationReport>()

  /**
   * Asks first (D65), then translates what is missing in the scope or in all studies (spec 7 row 11). A preview also
   * translates what exists, and stores nothing. Returns what was made.
   */
  const generate = async (note: string, scope?: TranslationScope) => {
    if (isRunning || !(await confirm({ ...question, note }))) return []
    setRunning(true)
    setReport(undefined)
    try {
      const created = await createTranslations(scope)
      if (!scope?.preview || created.failed.length > 0) setReport(created)
      const count = created.translations.length
      if (count === 0 && created.failed.length > 0) notify(FAILURE)
      else if (!scope?.preview) notify({ tone: 'success', title: `Vytvorené ${count} prekladov`, lang: 'sk' })
      void revalidate()
      return created.translations
    } catch (error) {
      console.error('Could not create the translations', error)
      const message = backendErrorMessage(error)
      notify(message ? { tone: 'error', title: message } : FAILURE)
      return []
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, report, generate, closeReport: () => setReport(undefined) }
}

/** Hidden if the translation service is not set up. */
export function TranslateStudy({ slug, ...study }: TranslatableStudy & { slug: string }) {
  const { isRunning, generate } = useOutletContext<Translations>()
  const [isSetUp, setSetUp] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => void isTranslationSetUp().then(setSetUp), [])
  if (!isSetUp) return null

  const translate = async () => {
    const created = await generate(translationPlan([study]), { slug })
    // Opens the form again, with the translations.
    if (created.length > 0)
      void navigate({ pathname, search }, { replace: true, state: newOpeningWithDraft() })
  }
  return (
    <SmallButton aria-disabled={isRunning} onClick={() => void translate()}>
      {isRunning ? 'Translating...' : 'Translate what is missing'}
    </SmallButton>
  )
}

import { Check, Languages } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { markTranslationAsRead } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import type { Language } from '@/i18n/languages'

import { newOpening } from '../../form-opening'
import { editorTexts } from '../../texts/editor'
import { translationMarks } from '../translations/translation-marks'
import { useTranslations } from '../translations/use-translations'

const texts = editorTexts.translation

/**
 * Shows a notice if nobody has read a machine translation yet, or if the English text has changed since the version was
 * translated or last marked as read (D45). A button marks the version as read: it stores that the administrator has
 * compared the translation with the stored English text.
 */
export function TranslationNotice({ version, english }: { version: StoredVersion; english: StoredVersion }) {
  const [readId, setReadId] = useState<string>()
  const { revalidate } = useRevalidator()
  const marks = readId === version.id ? [] : translationMarks(version, english)
  if (marks.length === 0) return null

  const markAsRead = async () => {
    try {
      await markTranslationAsRead(version, english)
      setReadId(version.id)
      await revalidate()
    } catch (error) {
      console.error('Could not mark the translation as read', error)
      notify({ tone: 'error', title: texts.failure })
    }
  }
  return (
    <section aria-label={texts.heading} className="rounded-control bg-tint px-5 py-4 text-small">
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{texts.marks[mark]}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => void markAsRead()}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
      >
        <Check aria-hidden="true" className="size-4" />
        {texts.read}
      </button>
    </section>
  )
}

export function TranslateVersion({ slug, language }: { slug: string; language: Language }) {
  const { working, generate } = useTranslations()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const translate = async () => {
    const report = await generate({ slug, languages: [language] })
    if (!report || report.translations.length === 0) return
    // Opens the form again, with the translation. If the form has unsaved changes, `UnsavedChangesProvider` asks before
    // the navigation.
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
      {working ? texts.translating : texts.translate}
    </button>
  )
}

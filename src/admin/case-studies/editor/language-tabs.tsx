import { caseStudyFields, type FieldName } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { useFormState, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'

import { LanguageFlag } from '@/components/art/language-flag'
import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'

import { formPath } from '../form-navigation'
import { useEditedStudy } from './edited-study'
import { codeOf, type StudyValues } from './study-values'

export function LanguageTabs({ changed }: { changed: Language[] }) {
  const { slug, stored } = useEditedStudy()
  const { errors } = useFormState<StudyValues>()
  return (
    <Tabs.List
      aria-label="Language versions"
      className="flex overflow-x-auto border-b border-line px-2 sm:px-4"
    >
      {languages.map((language) => {
        const version = stored[language]
        const state = version ? (version.published ? 'published' : 'draft') : slug && 'missing'
        const isChanged = changed.includes(language)
        const isInvalid = errors[language] !== undefined
        return (
          <Tabs.Trigger
            key={language}
            value={language}
            className="relative -mb-px flex min-h-13 flex-1 flex-col items-center justify-center border-b-2 border-transparent px-2 py-2 text-small text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink sm:flex-none sm:px-5 forced-colors:data-[state=inactive]:border-b-0"
          >
            <span className="flex items-center gap-2">
              <LanguageFlag
                language={language}
                className={cx('max-[22rem]:hidden', state === 'missing' && 'opacity-30 grayscale')}
              />
              {codeOf(language)}
              {isChanged && (
                <span role="img" aria-label="unsaved" className="rounded-full border-3 border-accent" />
              )}
              {isInvalid && <CircleAlert role="img" aria-label="error" className="size-4 text-danger" />}
            </span>
            {state && <span className="text-label font-normal whitespace-nowrap text-muted">{state}</span>}
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}

type FieldPath = `${Language}.${FieldName}`

/** The open tab is in the URL (`?lang=sk`), so that a link can lead to a tab (D77). */
export function useTabs({ setFocus }: UseFormReturn<StudyValues>, slug: string | null) {
  const location = useLocation()
  const navigate = useNavigate()
  const lang = new URLSearchParams(location.search).get('lang')
  // The next tab is shown before the router has checked the session, so that the next key already finds it.
  const [language, setNextLanguage] = useOptimistic(isLanguage(lang) ? lang : defaultLanguage)
  // A hidden field cannot take the focus.
  const waiting = useRef<FieldPath>(undefined)
  useEffect(() => {
    if (!waiting.current?.startsWith(language)) return
    setFocus(waiting.current)
    waiting.current = undefined
  }, [language, setFocus])

  const showLanguage = (tab: Language) => {
    if (tab === language) return
    // The state tells that the form is still the same form.
    const state = location.state as unknown
    startTransition(async () => {
      setNextLanguage(tab)
      await navigate(formPath(slug, tab), { replace: true, state })
    })
  }
  const focusField = (tab: Language, field: FieldName) => {
    if (tab === language) return setFocus(`${tab}.${field}`)
    waiting.current = `${tab}.${field}`
    showLanguage(tab)
  }
  const focusFirstError = (errors: FieldErrors<StudyValues>) => {
    for (const tab of languages) {
      const field = caseStudyFields.find(({ name }) => errors[tab]?.[name])
      if (field) return focusField(tab, field.name)
    }
  }
  return { language, showLanguage, focusField, focusFirstError }
}

import * as Tabs from '@radix-ui/react-tabs'
import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import { useFormState } from 'react-hook-form'

import { LanguageFlag } from '@/components/art/language-flag'
import { languages, type Language } from '@/i18n/languages'

import { codeOf, type StoredStudy, type StudyValues } from './study-values'

interface LanguageTabsProps {
  study: StoredStudy
  changed: Language[]
}

export function LanguageTabs({ study, changed }: LanguageTabsProps) {
  const { errors } = useFormState<StudyValues>()
  return (
    <Tabs.List
      aria-label="Language versions"
      className="flex overflow-x-auto border-b border-line px-2 sm:px-4"
    >
      {languages.map((language) => {
        const version = study.versions[language]
        const state = version ? (version.published ? 'published' : 'draft') : study.slug && 'missing'
        const isChanged = changed.includes(language)
        const isInvalid = errors[language] !== undefined
        return (
          <Tabs.Trigger
            key={language}
            value={language}
            className="relative -mb-px flex min-h-13 flex-1 flex-col items-center justify-center border-b-2 border-transparent px-2 py-2 text-small text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink sm:flex-none sm:px-5"
          >
            <span className="flex items-center gap-2">
              <LanguageFlag
                language={language}
                className={cx('max-[22rem]:hidden', state === 'missing' && 'opacity-30 grayscale')}
              />
              {codeOf(language)}
              {isChanged && (
                <span aria-hidden="true" title="unsaved" className="size-1.5 rounded-full bg-accent" />
              )}
              {isInvalid && <CircleAlert aria-hidden="true" className="size-4 text-danger" />}
            </span>
            {state && (
              <>
                <span className="sr-only">, </span>
                <span className="text-label font-normal whitespace-nowrap text-muted">{state}</span>
              </>
            )}
            {isChanged && <span className="sr-only">, unsaved</span>}
            {isInvalid && <span className="sr-only">, error</span>}
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}

import { useEffect, useRef } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, languages } from '@/i18n/languages'

import { useOpenNewForm } from '../form-navigation'
import { PreviewButton } from './preview/preview-button'
import { SaveFailureAlert } from './save-failure-alert'
import { codeOf, fieldLabels, missingFields } from './study-values'
import type { useStudyForm } from './use-study-form'

const UNKEPT = 'Unsaved changes. The storage of this browser is full or blocked: closing the tab loses them.'

interface SaveBarProps {
  editor: ReturnType<typeof useStudyForm>
  isUploading: boolean
  onSave: () => void
}

export function SaveBar({ editor, isUploading, onSave }: SaveBarProps) {
  const { stored, language, values, changed, failure, isSaving, isDraftRefused, cancelSave, resolve } = editor
  const { slug, versions } = stored
  const openNewForm = useOpenNewForm()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepClearOf(bar.current) : undefined), [])
  const isChanged = changed.length > 0
  const status = isUploading ? 'A picture is being uploaded.' : isDraftRefused ? UNKEPT : 'Unsaved changes'
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7"
    >
      {failure && (
        <SaveFailureAlert failure={failure} values={values} changed={changed} onResolve={resolve} />
      )}
      <ul className="mb-3 text-small empty:hidden">
        {warningsOf(editor).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-small text-muted max-sm:basis-full">
          {(isChanged || isUploading) && status}
        </p>
        <div className="flex gap-3 max-sm:basis-full max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-3">
          <PreviewButton
            language={language}
            slug={slug}
            publishedAt={versions[language]?.published_at ?? null}
          />
          {(slug || isChanged) && (
            <button
              type="button"
              onClick={isSaving ? cancelSave : () => void openNewForm()}
              className={buttonVariants({ variant: 'ghost' })}
            >
              Cancel
            </button>
          )}
          {/* Not `submit`, so that Enter in a field does not save. Not `disabled`, because that loses the focus. */}
          <button
            type="button"
            aria-disabled={isSaving || isUploading}
            aria-keyshortcuts="Control+S"
            onClick={onSave}
            className={buttonVariants()}
          >
            {isSaving ? (
              'Saving...'
            ) : (
              <span>
                {slug ? 'Update' : 'Create'}
                <span className="max-sm:sr-only"> case study</span>
              </span>
            )}
          </button>
        </div>
      </div>
    </div>
  )
}

function warningsOf({ skipped, values }: SaveBarProps['editor']): string[] {
  const incomplete = languages.flatMap((language) => {
    const missing = missingFields(values[language]).map((field) => fieldLabels[field])
    const isWarned = language !== defaultLanguage && missing.length > 0
    return isWarned ? `${codeOf(language)} is published without: ${missing.join(', ')}.` : []
  })
  return [...skipped.map((language) => `${codeOf(language)} is not saved: it has no title.`), ...incomplete]
}

/**
 * Makes the browser scroll a focused control above the sticky bar, with 16 px for the focus ring. The toasts are above
 * the bar too (`--bar-height`), so that none covers the button.
 */
function keepClearOf(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--bar-height', `${bar.offsetHeight}px`)
    style.scrollPaddingBottom = `${bar.offsetHeight + 16}px`
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar-height')
    style.scrollPaddingBottom = ''
  }
}

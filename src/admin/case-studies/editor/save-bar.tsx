import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, languages } from '@/i18n/languages'

import { useFormOpening } from '../../form-opening'
import { useOpenNewForm } from '../use-manager-paths'
import { PreviewButton } from './preview/preview-button'
import { SaveFailureAlert } from './save-failure-alert'
import { codeOf, missingFields } from './study-values'
import type { useStudyForm } from './use-study-form'

const UNKEPT = 'Unsaved changes. The storage of this browser is full or blocked: closing the tab loses them.'

interface SaveBarProps {
  editor: ReturnType<typeof useStudyForm>
  /** True during a save or an upload. */
  isBusy: boolean
}

export function SaveBar({ editor, isBusy }: SaveBarProps) {
  const { stored, language, values, changed, failure, isSaving, isDraftRefused, resolve } = editor
  const { slug, versions } = stored
  const { justSaved } = useFormOpening()
  const openNewForm = useOpenNewForm()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepClearOf(bar.current) : undefined), [])
  const isChanged = changed.length > 0
  const isSaved = justSaved && !isChanged
  const incomplete = languages.filter(
    (code) => code !== defaultLanguage && missingFields(values[code]).length > 0,
  )
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7"
    >
      {failure && (
        <SaveFailureAlert failure={failure} values={values} changed={changed} onResolve={resolve} />
      )}
      {incomplete.length > 0 && (
        <p className="mb-3 text-small">
          Published although texts are missing: {incomplete.map(codeOf).join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto flex items-center gap-2 text-small text-muted max-sm:basis-full">
          {isChanged && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-accent" />}
          {isChanged && (isDraftRefused ? UNKEPT : 'Unsaved changes')}
          {isSaved && <Check aria-hidden="true" className="size-4 text-primary" />}
          {isSaved && 'Saved'}
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
              onClick={() => void openNewForm()}
              className={buttonVariants({ variant: 'ghost' })}
            >
              Cancel
            </button>
          )}
          {/* Not `disabled`, because a disabled button loses the focus. */}
          <button type="submit" aria-disabled={isBusy} className={buttonVariants()}>
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

/** Makes the browser scroll a focused control above the sticky bar, with 16 px for the focus ring. */
function keepClearOf(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${bar.offsetHeight + 16}px`
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
  }
}

import { useEffect, useRef } from 'react'

import { useOpenNewForm } from '../form-navigation'
import { Button, SmallButton } from '../../button'
import { PreviewButton } from './study-preview'
import { codeOf, hasTitle } from './study-values'
import type { StudyForm } from './use-study-form'

interface SaveBarProps {
  editor: StudyForm
  isUploading: boolean
  onSave: () => void
}

export function SaveBar({ editor, isUploading, onSave }: SaveBarProps) {
  const { stored, language, changed, skipped, isSaving, cancelSave } = editor
  const { slug, versions } = stored
  const openNewForm = useOpenNewForm()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepClearOf(bar.current) : undefined), [])
  const isChanged = changed.length > 0
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7"
    >
      <SaveFailureAlert {...editor} />
      {skipped.length > 0 && (
        <p className="mb-3 text-small">Not saved without a title: {skipped.map(codeOf).join(', ')}.</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-small text-muted max-sm:basis-full">
          {isChanged && 'Unsaved changes'}
        </p>
        <div className="flex gap-3 max-sm:basis-full max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-3">
          <PreviewButton
            language={language}
            slug={slug}
            publishedAt={versions[language]?.published_at ?? null}
          />
          {(slug || isChanged) && (
            <Button variant="ghost" onClick={isSaving ? cancelSave : () => void openNewForm()}>
              Cancel
            </Button>
          )}
          {/* Not `submit`, so that Enter in a field does not save. Not `disabled`, because that loses the focus. */}
          <Button aria-disabled={isSaving || isUploading} aria-keyshortcuts="Control+S" onClick={onSave}>
            {isSaving ? (
              'Saving...'
            ) : (
              <span>
                {slug ? 'Update' : 'Create'}
                <span className="max-sm:sr-only"> case study</span>
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Says what was saved and what was not (D26). Offers a choice if somebody else has saved the version (D33). */
function SaveFailureAlert({ failure, values, changed, resolve }: StudyForm) {
  if (!failure) return null
  const saved = failure.saved.filter((language) => !changed.includes(language)).map(codeOf)
  const unsaved = changed.filter((language) => hasTitle(values[language])).map(codeOf)
  return (
    <div role="alert" className="mb-4 rounded-control border border-danger p-4 text-small">
      <p lang="sk" className="font-semibold text-danger">
        {failure.message}
        {failure.cause && `: ${failure.cause}`}
      </p>
      <p className="mt-1 text-muted">
        {saved.length > 0 && `Saved: ${saved.join(', ')}. `}
        {unsaved.length > 0 && `Not saved: ${unsaved.join(', ')}. `}
        Nothing that you wrote is lost.
      </p>
      {failure.kind === 'conflict' && (
        <>
          <p className="mt-3">If you load what is stored now, your text is kept as a draft.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <SmallButton onClick={() => resolve('theirs', failure)}>Load what is stored</SmallButton>
            <SmallButton variant="destructive" onClick={() => resolve('mine', failure)}>
              Overwrite with mine
            </SmallButton>
          </div>
        </>
      )}
    </div>
  )
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

import { defaultLanguage, languages } from '@/i18n/languages'

import { useOpenNewForm } from '../form-navigation'
import { Button, SmallButton } from '../../button'
import { PreviewButton } from './study-preview'
import { codeOf, fieldLabels, hasTitle, requiredFields } from './study-values'
import type { StudyForm } from './use-study-form'

const UNKEPT = 'Unsaved changes. This browser’s storage is full or blocked: closing the tab will lose them.'

export function SaveBar({ editor }: { editor: StudyForm }) {
  const { edited, language, changed, isSaving, isUploading, isDraftRefused, cancelSave, submit } = editor
  const { slug } = edited
  const openNewForm = useOpenNewForm()
  const isChanged = changed.length > 0
  const status = isUploading ? 'A picture is being uploaded.' : isDraftRefused ? UNKEPT : 'Unsaved changes'
  return (
    <div
      ref={keepClearOf}
      className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7"
    >
      <SaveFailureAlert {...editor} />
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
          <PreviewButton language={language} />
          {(slug || isChanged) && (
            <Button variant="ghost" onClick={isSaving ? cancelSave : () => void openNewForm()}>
              Cancel
            </Button>
          )}
          {/* Not `submit`, so that Enter in a field does not save. Not `disabled`, because that loses the focus. */}
          <Button aria-disabled={isSaving || isUploading} aria-keyshortcuts="Control+S" onClick={submit}>
            {isSaving ? 'Saving...' : slug ? 'Update' : 'Create'}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Says what was saved and what was not (D26). Offers a choice after a conflict (D33). */
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
          <p className="mt-3">If you do not choose your text, it is kept as a draft.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <SmallButton onClick={() => resolve('theirs', failure)}>
              {failure.theirs ? 'Load their version' : 'Empty this language'}
            </SmallButton>
            <SmallButton variant="destructive" onClick={() => resolve('mine', failure)}>
              {failure.theirs ? 'Overwrite with mine' : 'Save mine as a new version'}
            </SmallButton>
          </div>
        </>
      )}
    </div>
  )
}

/** Languages other than English can be published without the required texts (spec 5). */
function warningsOf({ skipped, values }: StudyForm): string[] {
  const incomplete = languages.flatMap((language) => {
    const { published, ...texts } = values[language]
    const missing = requiredFields.filter((field) => texts[field].trim() === '')
    const isWarned = language !== defaultLanguage && published && hasTitle(texts) && missing.length > 0
    const labels = missing.map((field) => fieldLabels[field])
    return isWarned ? `${codeOf(language)} will be published without: ${labels.join(', ')}.` : []
  })
  return [
    ...skipped.map((language) => `${codeOf(language)} will not be saved: it has no title.`),
    ...incomplete,
  ]
}

/**
 * Makes the browser scroll a focused control above the sticky bar, with 16 px for the focus ring. The toasts are above
 * the bar too (`--bar-height`), so that none covers the button.
 */
function keepClearOf(bar: HTMLDivElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--bar-height', `${bar.offsetHeight}px`)
    style.scrollPaddingBottom = `${bar.offsetHeight + 16}px`
    // The bar may have grown over the control.
    document.querySelector('fieldset :focus')?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar-height')
    style.scrollPaddingBottom = ''
  }
}

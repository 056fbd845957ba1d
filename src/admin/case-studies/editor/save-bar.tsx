import { useOpenNewForm } from '../form-navigation'
import { Button } from '../../button'
import { PreviewButton } from './study-preview'
import { focusNotices } from './save-notices'
import { codeOf, hasTitle } from './study-values'
import type { StudyForm } from './use-study-form'

const UNKEPT = 'Unsaved changes. This browser’s storage is full or blocked: closing the tab will lose them.'

/** Only this row is sticky: with large text, a higher bar would cover the form. */
export function SaveBar({ editor }: { editor: StudyForm }) {
  const { edited, language, changed, conflicts, failure, isSaving, isUploading, cancelSave, save } = editor
  const { slug } = edited
  const openNewForm = useOpenNewForm()
  const isChanged = changed.length > 0
  const isBusy = isSaving || isUploading
  const isRefused = isChanged && !isBusy && (failure !== undefined || conflicts.length > 0)
  return (
    <div
      ref={keepClearOf}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-surface border-t border-line bg-surface px-5 py-3 max-sm:py-2 max-[22rem]:px-2 sm:px-7"
    >
      <div className="mr-auto flex items-center gap-3 text-small has-[:not(:empty)]:max-sm:basis-full">
        <p role="status" className="text-muted">
          {statusOf(editor)}
        </p>
        {isRefused && (
          <button type="button" className="font-medium text-primary underline" onClick={focusNotices}>
            Show why
          </button>
        )}
      </div>
      <div className="flex gap-3 max-sm:basis-full max-sm:gap-2 max-sm:*:flex-auto max-sm:*:px-3 max-[22rem]:*:px-1.5">
        <PreviewButton language={language} />
        {(slug || isChanged) && (
          <Button variant="ghost" onClick={() => (isSaving ? cancelSave() : openNewForm())}>
            Cancel
          </Button>
        )}
        {/* Not `submit`, so that Enter in a field does not save. Not `disabled`, because that loses the focus. */}
        <Button
          variant="outline"
          aria-disabled={isBusy}
          aria-keyshortcuts="Control+S"
          title="Ctrl+S"
          onClick={() => save(true)}
        >
          <span>
            Save<span className="max-sm:sr-only"> and stay</span>
          </span>
        </Button>
        <Button aria-disabled={isBusy} onClick={() => save(false)}>
          {isSaving ? 'Saving...' : slug ? 'Update' : 'Create'}
        </Button>
      </div>
    </div>
  )
}

function statusOf({ values, changed, conflicts, failure, isUploading, isDraftRefused }: StudyForm) {
  if (isUploading) return 'A picture is being uploaded.'
  if (changed.length === 0) return undefined
  if (isDraftRefused) return UNKEPT
  if (!failure && conflicts.length === 0) return 'Unsaved changes'
  const unsaved = changed.filter((language) => hasTitle(values[language]) && language !== failure?.unknown)
  if (unsaved.length > 0) return `Not saved: ${unsaved.map(codeOf).join(', ')}`
  return failure?.unknown ? `Not known whether saved: ${codeOf(failure.unknown)}` : 'Unsaved changes'
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

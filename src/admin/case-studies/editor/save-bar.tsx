import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, languages } from '@/i18n/languages'

import { codeOf, missingFields, type StudyValues } from './study-values'

const stateTexts = {
  unsaved: 'Unsaved changes',
  unkept: 'Unsaved changes. The storage of this browser is full or blocked: closing the tab loses them.',
  saved: 'Saved',
}

interface SaveBarProps {
  /** `saved` is the state of the empty form that opens after a save. */
  state: keyof typeof stateTexts | false | undefined
  /** True during a save or an upload. */
  isBusy: boolean
  isSaving: boolean
  isNew: boolean
  values: StudyValues
  preview: ReactNode
  onCancel?: () => void
  children?: ReactNode
}

export function SaveBar({
  state,
  isBusy,
  isSaving,
  isNew,
  values,
  preview,
  onCancel,
  children,
}: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepClearOf(bar.current) : undefined), [])
  const incomplete = languages.filter(
    (language) => language !== defaultLanguage && missingFields(values[language]).length > 0,
  )
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7"
    >
      {children}
      {incomplete.length > 0 && (
        <p className="mb-3 text-small">
          Published although texts are missing: {incomplete.map(codeOf).join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto flex items-center gap-2 text-small text-muted max-sm:basis-full">
          {(state === 'unsaved' || state === 'unkept') && (
            <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-accent" />
          )}
          {state === 'saved' && <Check aria-hidden="true" className="size-4 text-primary" />}
          {state && stateTexts[state]}
        </p>
        <div className="flex gap-3 max-sm:basis-full max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-3">
          {preview}
          {onCancel && (
            <button type="button" onClick={onCancel} className={buttonVariants({ variant: 'ghost' })}>
              Cancel
            </button>
          )}
          <button
            type="submit"
            aria-disabled={isBusy}
            className={cx(buttonVariants(), isBusy && 'opacity-60')}
          >
            {isSaving ? (
              'Saving...'
            ) : (
              <span>
                {isNew ? 'Create' : 'Update'}
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

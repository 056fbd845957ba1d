import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { buttonVariants } from '@/components/ui/button'

import { editorTexts } from '../../texts/editor'
import { savingTexts } from '../../texts/saving'
import { useScrollPadding } from './use-scroll-padding'

interface SaveBarProps {
  state: keyof typeof savingTexts.state
  /** True during a save or an image upload. `StudyEditor` ignores a submit during this time. */
  busy: boolean
  saving: boolean
  isNew: boolean
  onCancel?: () => void
  /**
   * Codes of the languages whose version is marked as published but lacks a text that is required in English. A save is
   * still allowed, because the text is not required in these languages. Does not contain English.
   */
  incomplete: string[]
  preview: ReactNode
  children?: ReactNode
}

export function SaveBar({
  state,
  busy,
  saving,
  isNew,
  onCancel,
  incomplete,
  preview,
  children,
}: SaveBarProps) {
  const bar = useScrollPadding()
  const { submit } = isNew ? editorTexts.create : editorTexts.update
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7"
    >
      {children}
      {incomplete.length > 0 && (
        <p className="mb-3 text-small">{editorTexts.incomplete(incomplete.join(', '))}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-auto flex items-center gap-2 text-small text-muted max-sm:basis-full">
          {(state === 'unsaved' || state === 'unkept') && (
            <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-accent" />
          )}
          {state === 'saved' && <Check aria-hidden="true" className="size-4 text-primary" />}
          {savingTexts.state[state]}
        </p>
        <div className="flex gap-3 max-sm:basis-full max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-3">
          {preview}
          {onCancel && (
            <button type="button" onClick={onCancel} className={buttonVariants({ variant: 'ghost' })}>
              {editorTexts.cancel}
            </button>
          )}
          {/* Uses `aria-disabled`, because a button that becomes `disabled` loses the focus. */}
          <button type="submit" aria-disabled={busy} className={cx(buttonVariants(), busy && 'opacity-60')}>
            {saving ? (
              savingTexts.saving
            ) : (
              <span>
                {submit}
                <span className="max-sm:sr-only"> {editorTexts.caseStudy}</span>
              </span>
            )}
          </button>
        </div>
      </div>
    </div>
  )
}

import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { buttonVariants } from '@/components/ui/button'

import { editorTexts } from '../editor-texts'

interface SaveBarProps {
  state: keyof typeof editorTexts.state
  /** Saving, or waiting for a picture: one thing at a time. */
  busy: boolean
  saving: boolean
  isNew: boolean
  /** Undefined where there is nothing to cancel. */
  onCancel?: () => void
  /** What stopped the last saving. */
  children?: ReactNode
}

/** Stays in sight below the form: whether there is something to save, and the buttons. */
export function SaveBar({ state, busy, saving, isNew, onCancel, children }: SaveBarProps) {
  const { submit } = isNew ? editorTexts.create : editorTexts.update
  return (
    <div className="sticky bottom-0 z-10 rounded-b-surface border-t border-line bg-surface px-5 py-4 sm:px-7">
      {children}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto flex items-center gap-2 text-small text-muted">
          {state === 'unsaved' && <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />}
          {state === 'saved' && <Check aria-hidden="true" className="size-4 text-primary" />}
          {editorTexts.state[state]}
        </p>
        {onCancel && (
          <button type="button" onClick={onCancel} className={buttonVariants({ variant: 'ghost' })}>
            {editorTexts.cancel}
          </button>
        )}
        {/* Not disabled, which would take the focus away. */}
        <button type="submit" aria-disabled={busy} className={cx(buttonVariants(), busy && 'opacity-60')}>
          {saving ? (
            editorTexts.saving
          ) : (
            <span>
              {submit}
              {/* The whole name is for screen readers where the phone has no room. */}
              <span className="max-sm:sr-only"> {editorTexts.caseStudy}</span>
            </span>
          )}
        </button>
      </div>
    </div>
  )
}

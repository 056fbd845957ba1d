import { Type } from 'lucide-react'
import type { ComponentProps } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'

import { HtmlHint } from './html-hint'

interface HtmlBoxProps extends ComponentProps<'textarea'> {
  value: string
  /** Why there is no text editor. */
  note: string | undefined
  onText: () => void
}

/** The HTML of a text, in a box (spec 5). */
export function HtmlBox({ note, onText, ...props }: HtmlBoxProps) {
  return (
    <div>
      {note ? (
        <p role="status" className="mb-2 text-small text-muted">
          {note}
        </p>
      ) : (
        <button
          type="button"
          onClick={onText}
          className={buttonVariants({ variant: 'ghost', className: 'mb-1' })}
        >
          <Type aria-hidden="true" className="size-4.5" />
          Write text
        </button>
      )}
      <textarea
        {...props}
        className={inputVariants({ kind: 'rows', className: 'font-mono [font-variant-ligatures:none]' })}
      />
      <HtmlHint html={props.value} />
    </div>
  )
}

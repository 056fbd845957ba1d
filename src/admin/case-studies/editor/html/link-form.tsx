import { useId, useState, type KeyboardEvent } from 'react'

import { FieldError } from '@/components/form-field'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'

/**
 * Matches `https:` and `mailto:` URLs, and paths and anchors of this site. Does not match paths that begin with `//` or
 * `/\`, because they lead to another site.
 */
const LINK = /^(https:\/\/[^\s/]|mailto:[^\s@]+@|\/(?![/\\])|#)\S*$/i

interface LinkFormProps {
  onInsert: (url: string) => void
  onCancel: () => void
}

/** Renders no `form` element, because it is inside the form of the study, and forms cannot be nested. */
export function LinkForm({ onInsert, onCancel }: LinkFormProps) {
  const id = useId()
  const [url, setUrl] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const insert = () => {
    if (LINK.test(url.trim())) onInsert(url.trim())
    else setInvalid(true)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') insert()
    else onCancel()
  }
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1">
          <label htmlFor={id} className="text-small font-medium">
            Address of the link
          </label>
          <input
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the administrator has just asked for this field
            autoFocus
            type="text"
            inputMode="url"
            placeholder="https://"
            value={url}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-error` : undefined}
            onChange={({ target }) => setUrl(target.value)}
            onKeyDown={press}
            className={inputVariants({ className: 'mt-2' })}
          />
        </div>
        <button type="button" onClick={insert} className={buttonVariants({ variant: 'secondary' })}>
          Insert link
        </button>
        <button type="button" onClick={onCancel} className={buttonVariants({ variant: 'ghost' })}>
          Cancel
        </button>
      </div>
      {isInvalid && (
        <FieldError id={`${id}-error`}>
          Please give an address that starts with https://, mailto:, / or #.
        </FieldError>
      )}
    </div>
  )
}

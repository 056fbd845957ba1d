import { Search, X } from 'lucide-react'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { inputVariants } from '@/components/ui/input'

import { MAX_QUERY_LENGTH } from '../search'

interface QueryBoxProps {
  ref: RefObject<HTMLInputElement | null>
  defaultValue: string
  onInput: () => void
  onClear: () => void
}

/**
 * Renders the search box with a clear button of our own, because not every browser has a clear button. Escape clears
 * the box too.
 *
 * Uses `onInput` instead of `onChange`. After hydration, React fills the box from the URL by setting the attribute
 * `value`, but still assumes that the box is empty. So when a visitor clears the box, React does not see a change and
 * would not call `onChange`.
 */
export function QueryBox({ ref, defaultValue, onInput, onClear }: QueryBoxProps) {
  const { t } = useTranslation('it-projects')
  const id = useId()
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !event.currentTarget.value) return
    event.preventDefault()
    onClear()
  }
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-medium">
        {t('search.query')}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={ref}
          id={id}
          type="search"
          name="q"
          defaultValue={defaultValue}
          onInput={onInput}
          onKeyDown={clearOnEscape}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.query_placeholder')}
          className={inputVariants({
            kind: 'search',
            className: 'peer [&::-webkit-search-cancel-button]:hidden',
          })}
        />
        <button
          type="button"
          aria-label={t('search.clear_query')}
          onClick={onClear}
          className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-control text-muted peer-placeholder-shown:hidden hover:text-ink in-[html:not([data-hydrated])]:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  )
}

import { useEffect, useRef, type ReactElement } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { useHydrated } from '@/lib/use-hydrated'

interface StepListProps {
  /** One `li` element for each item. Each `li` contains a link. */
  items: ReactElement[]
  className: string
  announcement: string | false
  hasMore: boolean
  isLoading: boolean
  error: string | false
  buttonText: string
  onShowMore: () => void
}

/**
 * Renders a list and, if there are more items, a button that calls `onShowMore`. When the items that a click has added
 * are rendered, the focus moves to the link of the first new item. The button is disabled until hydration, and hidden
 * if JavaScript is off (D43).
 */
export function StepList(props: StepListProps) {
  const { items, className, announcement, hasMore, isLoading, error, buttonText, onShowMore } = props
  const hydrated = useHydrated()
  const list = useRef<HTMLUListElement>(null)
  const countAtClick = useRef<number>(undefined)

  useEffect(() => {
    const firstNew = countAtClick.current
    if (firstNew === undefined || items.length <= firstNew) return
    countAtClick.current = undefined
    list.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [items.length])

  const showMore = () => {
    if (isLoading) return
    countAtClick.current = items.length
    onShowMore()
  }
  return (
    <>
      <ul ref={list} className={className}>
        {items}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {hasMore && (
        <div className="mt-10 text-center">
          {error && (
            <p role="alert" className="mb-4 text-small text-danger">
              {error}
            </p>
          )}
          <button
            type="button"
            disabled={!hydrated}
            aria-disabled={isLoading}
            onClick={showMore}
            className={buttonVariants({ variant: 'outline', size: 'lg', className: 'noscript:hidden' })}
          >
            {buttonText}
          </button>
        </div>
      )}
    </>
  )
}

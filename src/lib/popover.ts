import type { MouseEvent } from 'react'

/** Closes the popover that holds the clicked link or button; the browser then focuses the button that opened it. */
export function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

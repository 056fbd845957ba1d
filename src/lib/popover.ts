import type { MouseEvent } from 'react'

/** Closes the popover that contains the clicked element. The browser then focuses the button that opened the popover. */
export function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

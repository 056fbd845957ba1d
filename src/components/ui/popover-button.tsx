import type { ComponentProps, MouseEvent } from 'react'

interface PopoverButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  popoverTarget: string
}

/**
 * Renders a button that opens and closes a popover, or does only one of them if `popoverTargetAction` is set. The
 * button needs no script, so it works before hydration (D43).
 */
export function PopoverButton(props: PopoverButtonProps) {
  // When a popover closes, the browser focuses the element that had the focus before the popover opened. Safari does
  // not focus a clicked button, so focus the button here.
  return <button type="button" onClick={(event) => event.currentTarget.focus()} {...props} />
}

/** Closes the popover around the clicked element. The browser then focuses the button that opened the popover. */
export function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

import type { ComponentProps, MouseEvent } from 'react'

interface PopoverButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** Id of the element with the `popover` attribute. */
  popoverTarget: string
}

/** Renders a button that opens or closes a popover. It needs no script, so it works before hydration (D43). */
export function PopoverButton(props: PopoverButtonProps) {
  // Safari does not focus a clicked button. It must be focused, because a closing popover returns the focus to the
  // element that had it before.
  return <button type="button" onClick={(event) => event.currentTarget.focus()} {...props} />
}

/** Closes the popover that contains the clicked element. The browser then focuses the button that opened the popover. */
export function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

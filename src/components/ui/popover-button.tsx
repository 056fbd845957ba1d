import type { ComponentProps, MouseEvent } from 'react'

interface PopoverButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  popoverTarget: string
}

/** Needs no script, so it works before hydration (D43). */
export function PopoverButton(props: PopoverButtonProps) {
  // A closing popover returns the focus to the button, but Safari does not focus a clicked button.
  return <button type="button" onClick={(event) => event.currentTarget.focus()} {...props} />
}

export function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

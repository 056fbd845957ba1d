import type { ComponentProps } from 'react'

interface PopoverButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** Id of the element with the `popover` attribute. */
  popoverTarget: string
}

/**
 * Renders a button that opens or closes a popover. The browser does the work, so that the button also works before the
 * script and without it (D43).
 */
export function PopoverButton(props: PopoverButtonProps) {
  // Safari does not focus a clicked button. A popover that closes returns the focus to the element that had it.
  return <button type="button" onClick={(event) => event.currentTarget.focus()} {...props} />
}

import { cx } from 'class-variance-authority'
import type { ComponentProps, FocusEvent, MouseEvent, ReactNode } from 'react'

interface PopoverButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  popoverTarget: string
}

/** Needs no script, so it works before hydration (D43). */
export function PopoverButton(props: PopoverButtonProps) {
  // A closing popover returns the focus to where it was, but Safari does not focus a clicked button.
  return <button type="button" onClick={(event) => event.currentTarget.focus()} {...props} />
}

export function closePopover({ currentTarget }: MouseEvent): void {
  hide(currentTarget.closest<HTMLElement>('[popover]'))
}

/** Does nothing in a browser without popovers (`header.css`). */
const hide = (popover: Partial<HTMLElement> | null) => popover?.hidePopover?.()

interface HeaderPanelProps {
  id: string
  label: string
  role: 'navigation' | 'group'
  buttonContent: ReactNode
  buttonClassName: string
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** A native popover. The browser closes it on Escape and on a click outside, this code when the focus leaves it. */
export function HeaderPanel({ id, label, role, buttonContent, children, ...rest }: HeaderPanelProps) {
  const { buttonClassName, className, disabled } = rest
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(document.getElementById(id))
  }
  return (
    <div className={cx('header-panel-anchor', className)} onBlur={closeOnBlur}>
      <PopoverButton popoverTarget={id} disabled={disabled} className={buttonClassName}>
        {buttonContent}
      </PopoverButton>
      <div
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className="header-panel max-w-[calc(100vw-(--spacing(10)))] min-w-[min(11rem,100vw-(--spacing(10)))] -translate-y-1 rounded-surface border border-line bg-surface p-1.5 text-inherit opacity-0 shadow-float transition-[opacity,translate,display,overlay] transition-discrete duration-150 ease-out open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0"
      >
        {children}
      </div>
    </div>
  )
}

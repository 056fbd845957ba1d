import { cx } from 'class-variance-authority'
import type { FocusEvent, ReactNode } from 'react'

import { PopoverButton } from '@/components/ui/popover-button'

interface HeaderPanelProps {
  /** Id of the panel. */
  id: string
  /** Name of the panel for screen readers. */
  label: string
  role: 'navigation' | 'group'
  /** Content of the button. */
  button: ReactNode
  buttonClassName: string
  disabled?: boolean
  className?: string
  children: ReactNode
}

/**
 * Renders a button of the header and the panel that it opens. The panel is a native popover, which closes on Escape and
 * on a click outside. After hydration, it also closes when the focus leaves button and panel.
 */
export function HeaderPanel({ id, label, role, button, children, ...rest }: HeaderPanelProps) {
  const { buttonClassName, className, disabled } = rest
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) document.getElementById(id)?.hidePopover()
  }
  return (
    <div className={cx('header-panel-anchor', className)} onBlur={closeOnBlur}>
      <PopoverButton popoverTarget={id} disabled={disabled} className={buttonClassName}>
        {button}
      </PopoverButton>
      <div id={id} popover="auto" role={role} aria-label={label} className="header-panel">
        {children}
      </div>
    </div>
  )
}

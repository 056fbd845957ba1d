import { cx } from 'class-variance-authority'
import type { FocusEvent, ReactNode } from 'react'

import { PopoverButton } from '@/components/ui/popover-button'

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

/**
 * Renders a button of the header and the panel that the button opens. The panel is a native popover: the browser closes
 * it on Escape and on a click outside. After hydration, the panel also closes when another element gets the focus.
 */
export function HeaderPanel({ id, label, role, buttonContent, children, ...rest }: HeaderPanelProps) {
  const { buttonClassName, className, disabled } = rest
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) document.getElementById(id)?.hidePopover()
  }
  return (
    <div className={cx('header-panel-anchor', className)} onBlur={closeOnBlur}>
      <PopoverButton popoverTarget={id} disabled={disabled} className={buttonClassName}>
        {buttonContent}
      </PopoverButton>
      <div id={id} popover="auto" role={role} aria-label={label} className="header-panel">
        {children}
      </div>
    </div>
  )
}

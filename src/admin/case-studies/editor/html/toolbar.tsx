import type { LucideIcon } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'

import { buttonVariants } from '@/components/ui/button'

export interface ToolbarButton {
  label: string
  icon: LucideIcon
  /** `long`: not for short texts, such as *About company*. `table`: while the caret is in a table. */
  only?: 'long' | 'table'
  isActive?: boolean
  isDisabled?: boolean
  onClick: () => void
}

/** The buttons are one tab stop. The left and right arrow keys, Home and End move the focus between the buttons. */
export function Toolbar({ label, buttons }: { label: string; buttons: ToolbarButton[] }) {
  const [current, setCurrent] = useState(0)
  const last = buttons.length - 1
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = {
      ArrowRight: current < last ? current + 1 : 0,
      ArrowLeft: current > 0 ? current - 1 : last,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const button = event.currentTarget.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in the toolbar have the focus
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      className="flex flex-wrap border-b border-line p-1"
    >
      {buttons.map(({ label: name, icon: Icon, isActive, isDisabled, onClick }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          aria-pressed={isActive}
          aria-disabled={isDisabled}
          title={name}
          onFocus={() => setCurrent(index)}
          // A click does not move the focus to the button, so that the selection in the text stays visible.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isDisabled ? undefined : onClick}
          className={buttonVariants({ variant: isActive ? 'secondary' : 'ghost', size: 'icon' })}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      ))}
    </div>
  )
}

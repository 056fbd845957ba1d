import * as RadixToolbar from '@radix-ui/react-toolbar'
import type { LucideIcon } from 'lucide-react'

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
export const Toolbar = ({ label, buttons }: { label: string; buttons: ToolbarButton[] }) => (
  <RadixToolbar.Root aria-label={label} className="flex flex-wrap border-b border-line p-1">
    {buttons.map(({ label: name, icon: Icon, isActive, isDisabled, onClick }) => (
      <RadixToolbar.Button
        key={name}
        aria-label={name}
        aria-pressed={isActive}
        aria-disabled={isDisabled}
        title={name}
        // A click does not move the focus to the button, so that the selection in the text stays visible.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : onClick}
        className={buttonVariants({ variant: isActive ? 'secondary' : 'ghost', size: 'icon' })}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </RadixToolbar.Button>
    ))}
  </RadixToolbar.Root>
)

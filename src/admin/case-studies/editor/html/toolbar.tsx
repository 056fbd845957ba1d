import * as RadixToolbar from '@radix-ui/react-toolbar'
import type { LucideIcon } from 'lucide-react'

import { buttonVariants } from '@/components/ui/button'

export interface ToolbarButton {
  label: string
  icon: LucideIcon
  /** `long`: not for short texts, such as *About company*. `table`, `list`: while the caret is in one. */
  only?: 'long' | 'table' | 'list'
  /** What can be typed instead, such as `Mod+B`, for the tooltip. `Mod` is Ctrl, or ⌘ on a Mac. */
  keys?: string
  isActive?: boolean
  isDisabled?: boolean
  onClick: () => void
}

/** As ProseMirror decides it. */
const modifier = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** The buttons are one tab stop. The left and right arrow keys, Home and End move the focus between the buttons. */
export const Toolbar = ({ label, buttons }: { label: string; buttons: ToolbarButton[] }) => (
  <RadixToolbar.Root aria-label={label} className="flex flex-wrap border-b border-line p-1">
    {buttons.map(({ label: name, icon: Icon, keys, isActive, isDisabled, onClick }) => (
      <RadixToolbar.Button
        key={name}
        aria-label={name}
        aria-pressed={isActive}
        aria-disabled={isDisabled}
        title={keys ? `${name} (${keys.replace('Mod', modifier)})` : name}
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

import { keysOf } from '@contracts/records'
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'

import { buttonVariants } from '@/components/ui/button'

const texts = {
  h2: 'Heading',
  h3: 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  numbers: 'Numbered list',
  quotation: 'Quotation',
  picture: 'Picture',
}

export type Command = keyof typeof texts

const icons: Readonly<Record<Command, LucideIcon>> = {
  h2: Heading2,
  h3: Heading3,
  bold: Bold,
  italic: Italic,
  link: Link,
  list: List,
  numbers: ListOrdered,
  quotation: TextQuote,
  picture: Image,
}
const commands = keysOf(icons)

const shortcuts: Readonly<Record<string, Command>> = { b: 'bold', i: 'italic', k: 'link' }

export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Command | undefined {
  return (ctrlKey || metaKey) && !altKey && !shiftKey ? shortcuts[key.toLowerCase()] : undefined
}

function shortcutOf(command: Command) {
  const key = Object.keys(shortcuts).find((candidate) => shortcuts[candidate] === command)
  return key && `Control+${key.toUpperCase()}`
}

interface HtmlToolbarProps {
  label: string
  onCommand: (command: Command) => void
}

/** The buttons are one tab stop. The left and right arrow keys, Home and End move the focus between the buttons. */
export function HtmlToolbar({ label, onCommand }: HtmlToolbarProps) {
  const [current, setCurrent] = useState<Command>('h2')
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = commands.length - 1
    const index = commands.indexOf(current)
    const next = {
      ArrowRight: index < last ? index + 1 : 0,
      ArrowLeft: index > 0 ? index - 1 : last,
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
    <div role="toolbar" aria-label={label} onKeyDown={move} className="mb-2 flex flex-wrap gap-1">
      {commands.map((command) => {
        const Icon = icons[command]
        return (
          <button
            key={command}
            type="button"
            tabIndex={command === current ? 0 : -1}
            aria-label={texts[command]}
            aria-keyshortcuts={shortcutOf(command)}
            title={[texts[command], shortcutOf(command)?.replace('Control', 'Ctrl')]
              .filter(Boolean)
              .join(' · ')}
            onFocus={() => setCurrent(command)}
            // A click does not move the focus to the button, so that the selection in the textarea stays visible.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onCommand(command)}
            className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        )
      })}
    </div>
  )
}
